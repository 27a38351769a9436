import { describe, expect, it } from 'vitest';
import { squareName } from '../../crossword/board/squares.ts';
import { declared, moveTo, openHands, putAt, waiting, type Hands } from '../../crossword/hands/hands.ts';
import { another, turn, typeLetter } from '../../crossword/hands/typing.ts';
import { typingBoardOf, firstSaid, handling, layOf, looseOn } from './input.ts';
import { rackOf, scene } from './scene.ts';

const view = scene();
const typing = typingBoardOf(view);
const hands = openHands(handling.faces(view), handling.start(view));
const start = (row: number, col: number, across = true): Hands => ({ ...moveTo(hands, [row, col]), across });
const type = (held: Hands, word: string): Hands => [...word].reduce((now, letter) => typeLetter(typing, now, letter).hands, held);
const lying = (held: Hands): string =>
  held.put
    .map(({ square }) => {
      const loose = looseOn(held, square);
      return `${squareName(square)} ${loose?.letter.colour} ${loose?.letter.face}${loose?.letter.face === '?' ? loose.reads : ''} ${loose?.colour}`;
    })
    .join(', ');
const idOf = (code: string): number => waiting(hands).find((piece) => piece.face === code)?.id ?? -1;

describe('typing', () => {
  it('takes the letter whose colour the square has', () => {
    expect(lying(type(start(2, 0), 'E'))).toBe('C1 red E red');
    expect(lying(type(start(2, 6), 'E'))).toBe('C7 blue E blue');
  });
  it('takes the two-coloured letter where it is worth most', () => {
    expect(lying(type(start(3, 2), 'E'))).toBe('D3 both E red');
  });
  it('takes a pawn only when the letter itself is missing', () => {
    expect(lying(type(start(2, 0), 'A'))).toBe('C1 red ?A red');
    expect(typeLetter(typingBoardOf(scene({ rack: rackOf('EE') })), openHands(['red E'], [2, 0]), 'A').missing).toBe('A');
  });
  it('passes over letters that lie there, whether they are typed or not', () => {
    const along = (keys: string): string => lying(type(start(1, 2), keys));
    expect(along('CROULES')).toBe('B3 red C red, B9 red S red');
    expect(along('CS')).toBe('B3 red C red, B9 red S red');
  });
  it('turns with its letters about the first square', () => {
    expect(lying(turn(typing, type(start(4, 4), 'SM')))).toBe('E5 red S red, F5 red M red');
  });
});

describe('another colour', () => {
  it('goes through every way to have that letter, and comes back', () => {
    let held = type(start(2, 0), 'E');
    const seen = [lying(held)];
    for (let n = 0; n < 5; n++) seen.push(lying((held = another(typing, held))));
    expect(seen).toEqual(['C1 red E red', 'C1 blue E blue', 'C1 both E red', 'C1 both E blue', 'C1 red ?E red', 'C1 red E red']);
  });
  it('leaves the cursor where typing goes on', () => {
    expect(another(typing, type(start(2, 0), 'E')).at).toEqual([2, 1]);
  });
});

describe('the lay', () => {
  it('declares nothing of a plain letter', () => {
    expect(layOf(putAt(hands, idOf('blue E'), [2, 6]))).toEqual({
      kind: 'lay',
      tiles: [{ row: 2, col: 6, letter: { face: 'E', colour: 'blue' }, reads: null, colour: null }],
    });
  });
  it('declares the colour of a two-coloured letter and the letter of a pawn', () => {
    const id = idOf('both E');
    const said = declared(putAt(putAt(hands, id, [2, 6]), idOf('red ?'), [2, 7], 'red T'), id, 'blue E');
    expect(layOf(said)?.tiles).toEqual([
      { row: 2, col: 6, letter: { face: 'E', colour: 'both' }, reads: null, colour: 'blue' },
      { row: 2, col: 7, letter: { face: '?', colour: 'red' }, reads: 'T', colour: null },
    ]);
  });
  it('leaves open what has not been said', () => {
    expect(layOf(putAt(hands, idOf('red ?'), [2, 7]))?.tiles).toMatchObject([{ reads: null, colour: null }]);
  });
});

describe('what a letter is taken for at first', () => {
  it('is the colour of the square', () => {
    expect(firstSaid({ face: 'E', colour: 'both' }, 'b')).toBe('blue E');
    expect(firstSaid({ face: 'E', colour: 'both' }, 'R')).toBe('red E');
  });
  it('is its own colour for a pawn, and no letter yet', () => {
    expect(firstSaid({ face: '?', colour: 'blue' }, 'r')).toBe('blue ?');
  });
  it('is nothing for a plain letter', () => {
    expect(firstSaid({ face: 'E', colour: 'red' }, 'b')).toBe('');
  });
});
