// A small table for tests: ROULE lies in B4 to B8 (ROU red, LE blue), and the rack has an E in every way there is.
import { SIZE } from './view.ts';
import type { Colour, Letter, Score, Stone, View } from './wire.ts';

const GROUND = [
  'brrrbbrrrbbrrrb',
  'rbrrbbbMbbbrrbr',
  'rrrrrrbbbrrrrrr',
  'rr*bbrbrbrbbrrr',
  'brrrbbbrbbbrrrb',
  'bbrrrbrrrbrrrbb',
  'rbbrbrbbbrbrbbr',
  'rRrbrrb*brrbrBr',
  'rbbrbrbbbrbrbbr',
  'bbrrrbrrrbrrrbb',
  'brrrbbbrbbbrrrb',
  'rrrbbrbrbrbb*rr',
  'rrrrrrbbbrrrrrr',
  'rbrrbbbMbbbrrbr',
  'brrrbbrrrbbrrrb',
];

/** Letters as moves note them: E red, e blue, *E two-coloured, ? a red pawn. */
export const rackOf = (text: string): readonly Letter[] =>
  [...text.matchAll(/\*?./g)].map(([one]) => {
    const face = one.at(-1) ?? '?';
    return { face: face.toUpperCase(), colour: one.length > 1 ? 'both' : face === face.toUpperCase() ? 'red' : 'blue' };
  });

const laid = (face: string, colour: Colour): Stone => ({ letter: { face, colour }, reads: face, colour });
const ROULE = [laid('R', 'red'), laid('O', 'red'), laid('U', 'red'), laid('L', 'blue'), laid('E', 'blue')];

export const score = (changes: Partial<Score> = {}): Score => ({ words: [], matches: [], match: 0, run: 0, bonus: 0, factor: 1, points: 0, ...changes });

export function scene(changes: Partial<View> = {}): View {
  const bare: readonly null[] = Array.from({ length: SIZE }, () => null);
  const row = bare.map((_, col) => ROULE[col - 3] ?? null);
  const squares = ROULE.map((_, n) => [1, 3 + n] as const);
  const move = { seat: 1, deed: 'lay', notation: 'B4 ROUle', exchanged: 0, squares, score: score({ points: 42 }) } as const;
  return {
    seat: 0,
    ground: GROUND,
    first_squares: [
      [1, 7],
      [13, 7],
    ],
    stones: Array.from({ length: SIZE }, (_, n) => (n === 1 ? row : bare)),
    rack: rackOf('Ee*EC?MSn'),
    rack_counts: [8, 8],
    scores: [0, 42],
    bag: 104,
    lots: [],
    unseen: { red: { A: 7 }, blue: { A: 5 }, both: { A: 1 } },
    turn: 0,
    phase: 'play',
    round: 1,
    rounds: 7,
    turns_left: [7, 6],
    exchanged: [0, 0],
    exchanging: 0,
    may_exchange: 3,
    last: move,
    history: [move],
    help: 'words',
    options: { board: 'house', turns: 'usual', compounds: false, help: 'auto' },
    left: [],
    result: null,
    ...changes,
  };
}
