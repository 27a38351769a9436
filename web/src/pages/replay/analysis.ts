// Waiting for an analysis: asks again until the house has thought it over, and says how far it is.
import type { Analysed, StillThinking } from '../../wire/calls.ts';

const AGAIN = 1000;

/** What the house found; the page is told how far that is, and nothing is asked any more once it has been left. */
export async function thoughtOver(ask: () => Promise<Analysed>, told: (far: StillThinking) => void, left: AbortSignal): Promise<unknown> {
  for (;;) {
    const { analysis, waiting } = await ask();
    if (!waiting || left.aborted) return analysis;
    told(waiting);
    await new Promise((done) => setTimeout(done, AGAIN));
    if (left.aborted) return null;
  }
}
