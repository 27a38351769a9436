// How the house can be reached just now, for whatever page wants to say so.
import { transport, type Reach } from './transport.ts';

class Reaching {
  now: Reach = $state.raw({ state: 'open' });

  /** Once, when the way to the house is chosen. */
  begin(): void {
    transport().watch((reach) => (this.now = reach));
  }
}

export const reaching = new Reaching();
