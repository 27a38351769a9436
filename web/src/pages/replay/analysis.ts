// Waiting for an analysis: asks again until the house has thought it over, and says how far it is.
import type { Analysed, StillThinking } from '../../wire/calls.ts';

const AGAIN = 1000;
/** After so many answers that it is being made, that is longer than usual. */
const SLOW = 20;

/** How far an analysis is, and whether it takes longer than usual. */
export type Far = StillThinking & { readonly slow: boolean };

/** What the house found; the page is told how far that is, and nothing is asked any more once it has been left. */
export async function thoughtOver(ask: () => Promise<Analysed>, told: (far: Far) => void, left: AbortSignal): Promise<unknown> {
  for (let begun = 0; ;) {
    const { analysis, waiting } = await ask();
    if (!waiting || left.aborted) return analysis;
    if (!waiting.ahead) begun += 1;
    told({ ...waiting, slow: begun > SLOW });
    await new Promise((done) => setTimeout(done, AGAIN));
    if (left.aborted) return null;
  }
}
