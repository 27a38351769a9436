// Something very fine is a small feast while the match goes on: pieces of the game fall for whoever did it.
import type { GameUi } from '../../games/contract.ts';
import type { GameEvent } from '../../wire/messages.ts';

/** Fewer than at the end. */
const MANY = 24;

/** Hears what happens, for a seat; what had happened before one came is no news. */
export function feasting({ feast, party }: Pick<GameUi, 'feast' | 'party'>): (happened: readonly GameEvent[], seat: number | null) => void {
  let come = false;
  return (happened, seat) => {
    const fine = come && happened.some((event) => event['seat'] === seat && feast?.(event));
    come = true;
    // In a tab older than the house the pieces may be gone: then nothing falls.
    if (fine && party) import('../../kit/party/confetti.ts').then(({ fall }) => fall(party.pieces, MANY)).catch(() => {});
  };
}
