// The one way to the house: its calls, its lines to tables, and how it can be reached. Pages ask this and nothing else; where the house is,
// on a network (network.ts) or in a worker of this browser (worker.ts), is chosen once, before the first page is shown.
import type { Pipe } from './socket.ts';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** How the house can be reached: by a network that may be away, or in this browser, which has to open it first. */
export type Reach =
  | { readonly state: 'open' | 'offline' | 'elsewhere' | 'gone' | 'full' | 'broken' }
  /** From 0 to 1, how much of it is here. */
  | { readonly state: 'opening'; readonly share: number };

export interface Transport {
  /** Nobody can come here but who sits before this screen: no invitations, no other devices. */
  readonly alone: boolean;
  /** One call, with JSON or text; throws if nobody answers. */
  call(method: string, path: string, body?: unknown): Promise<Answer>;
  /** A line to one table. */
  dial(table: string): Pipe;
  /** Says how the house can be reached, now and whenever that changes. */
  watch(told: (reach: Reach) => void): void;
}

let chosen: Transport | null = null;

export function takeTransport(way: Transport): void {
  chosen = way;
}

export function transport(): Transport {
  if (!chosen) throw new Error('the way to the house is chosen before pages are shown');
  return chosen;
}
