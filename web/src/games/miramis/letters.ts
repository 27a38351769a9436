// Letters in colour: red, blue, two-coloured, and the pawns that stand for any; each written in one word for the rack. Pure.
import type { Colour, Letter, Print, Stone } from './wire.ts';

/** A letter that lies on the board or is about to: nothing is read and no colour had while that is still to be said. */
export type Shown = Omit<Stone, 'colour'> & { readonly colour: Colour | null };

export const PAWN = '?';
export const COLOURS: readonly Colour[] = ['red', 'blue'];
export const PRINTS: readonly Print[] = ['red', 'blue', 'both'];
export const ALPHABET: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** "red E": colour first, so that a sorted rack shows its colours. */
export const coded = ({ colour, face }: Letter): string => `${colour} ${face}`;

export function decoded(code: string): Letter {
  const [colour = 'red', face = PAWN] = code.split(' ');
  return { colour: colour as Print, face };
}

/** A pawn says which letter it stands for, a two-coloured letter which colour it takes. */
export const mustSay = (letter: Letter): boolean => letter.face === PAWN || letter.colour === 'both';

/** A letter that lies on the board as it has been declared; `as` is empty if nothing has been said yet. */
export function stoneOf(letter: Letter, as: string): Shown {
  const said = decoded(as || coded(letter));
  const reads = said.face === PAWN ? '' : said.face;
  return { letter, reads, colour: said.colour === 'both' ? null : said.colour };
}

/** A letter on the board as a move notes it: capitals are red, small ones blue, * two-coloured, ? a pawn. */
export function noted(text: string | undefined): Stone | null {
  const last = text?.at(-1);
  if (!text || !last) return null;
  const reads = last.toUpperCase();
  const colour: Colour = last === reads ? 'red' : 'blue';
  return { letter: { face: text.includes(PAWN) ? PAWN : reads, colour: text.startsWith('*') ? 'both' : colour }, reads, colour };
}

/** The colours that a square is good for, by its sign. */
export const coloursOf = (sign: string): readonly Colour[] => (sign === '*' || sign === 'M' ? COLOURS : [sign.toLowerCase() === 'b' ? 'blue' : 'red']);

export const isMiramis = (sign: string): boolean => sign === 'R' || sign === 'B' || sign === 'M';
