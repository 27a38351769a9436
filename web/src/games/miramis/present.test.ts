import { describe, expect, it } from 'vitest';
import { previewWords, squaresOfBadWords, squaresRefused, type Reading } from '../../crossword/board/reading.ts';
import { squareNamed } from '../../crossword/board/squares.ts';
import { openHands, putAt } from '../../crossword/hands/hands.ts';
import type { Fields } from '../../i18n/texts.ts';
import type { PreviewedAs as Found } from '../../kit/preview/previewed.ts';
import type { Refusal } from '../../wire/messages.ts';
import { handling } from './input.ts';
import { hint, lastSquares, mainButton, reading, squareWords, withMove } from './present.ts';
import { rackOf, scene, score } from './scene.ts';
import { matchesOf, runsOf } from './sheet/tally.ts';
import { SIZE } from './view.ts';
import type { Preview, Word, WordRefusal } from './wire.ts';

type PreviewedAs = Found<Preview>;
const read = ({ preview }: PreviewedAs): Reading | null => preview && reading(preview);
const word = (text: string): Word => ({ text, row: 1, col: 2, across: true, lengthens: '', runs: [] });
const refusal: WordRefusal & Refusal = { rule: 'R8', refused: 'unknown_word', word: 'XI', spelling: 'XI', words: ['XI'] };
const previewed = (good: boolean): PreviewedAs => ({
  preview: {
    notation: 'B3 XI',
    words: [word('XI')],
    score: score({ words: [word('XI')], match: 5, run: 5, points: 10 }),
    at_most: false,
    why: [good ? null : refusal],
  },
  refused: null,
});
/** Where the table says nothing of words: no points, or those of a lengthened word as if it earned. */
const helped = (points: number | null): PreviewedAs => ({
  preview: { notation: 'B3 XI', words: [word('XI')], score: points === null ? null : score({ points }), at_most: points !== null, why: null },
  refused: null,
});
const view = scene();
const hands = openHands(handling.faces(view), handling.start(view));
const laid = putAt(hands, 0, [2, 2]);
const say = (key: string, fields: Fields = {}): string => [key, ...Object.values(fields).map(String)].join(' ');

describe('the main button', () => {
  it('waits for letters', () => {
    expect(mainButton(hands, null)).toEqual({ words: { key: 'ui.lay_choose', fields: {} }, ask: null });
  });
  it('says what it earns', () => {
    expect(mainButton(laid, read(helped(null))).words).toEqual({ key: 'ui.lay_now', fields: {} });
    expect(mainButton(laid, read(helped(10))).words).toEqual({ key: 'ui.lay_at_most', fields: { count: 10 } });
    expect(mainButton(laid, read(previewed(true))).words).toEqual({ key: 'ui.lay', fields: { count: 10 } });
  });
  it('promises no points for a word that is not admitted, yet lets the house say why', () => {
    const button = mainButton(laid, read(previewed(false)));
    expect([button.words.key, button.ask?.kind]).toEqual(['ui.lay_now', 'lay']);
  });
});

describe('squares', () => {
  it('are named with their colour, and with what lies there', () => {
    expect(squareWords(view, hands, [7, 1], say)).toBe('ui.square_miramis_red H2');
    expect(squareWords(view, hands, [3, 2], say)).toBe('ui.square_both D3');
    expect(squareWords(view, hands, [1, 6], say)).toBe('ui.stone_last B7 ui.letter_blue L');
    expect(squareWords(view, laid, [2, 2], say)).toBe('ui.tile_pending C3 ui.letter_red E');
  });
  it('say what a letter has declared', () => {
    const pawn = hands.pieces.find((piece) => piece.face === 'red ?')?.id ?? -1;
    const both = hands.pieces.find((piece) => piece.face === 'both E')?.id ?? -1;
    expect(squareWords(view, putAt(hands, pawn, [2, 2], 'red T'), [2, 2], say)).toContain('T, ui.pawn_red');
    expect(squareWords(view, putAt(hands, both, [2, 2], 'blue E'), [2, 2], say)).toContain('ui.letter_both E, ui.blue');
    expect(squareWords(view, putAt(hands, both, [2, 2]), [2, 2], say)).toContain('ui.no_colour');
  });
  it('are found by their names', () => {
    expect([squareNamed('O15'), squareNamed('P1'), squareNamed(3)]).toEqual([[14, 14], null, null]);
  });
  it('of a refusal are the one it names or those of its word', () => {
    expect(squaresRefused({ ...refusal, square: 'C3' }, null)).toEqual([[2, 2]]);
    expect(squaresRefused(refusal, read(previewed(false)))).toEqual([
      [1, 2],
      [1, 3],
    ]);
    expect([squaresOfBadWords(read(previewed(true))), squaresOfBadWords(read(previewed(false)))]).toEqual([
      [],
      [
        [1, 2],
        [1, 3],
      ],
    ]);
  });
});

describe('a move of the analysis', () => {
  it('lies on the board as it was declared, marked, and its letters are gone from the rack', () => {
    const table = scene({ rack: rackOf('Ee*E') });
    const drawn = withMove(table, [
      { row: 1, col: 8, piece: '*e' },
      { row: 1, col: 9, piece: 'E' },
      { row: 1, col: 10, piece: '?S' },
    ]);
    expect(drawn.stones[1]?.[8]).toEqual({ letter: { face: 'E', colour: 'both' }, reads: 'E', colour: 'blue' });
    expect(drawn.stones[1]?.[10]).toEqual({ letter: { face: '?', colour: 'red' }, reads: 'S', colour: 'red' });
    expect(drawn.stones[1]?.[3]).toEqual(table.stones[1]?.[3]);
    expect(drawn.rack).toEqual(rackOf('e'));
    expect(lastSquares(drawn)).toHaveLength(3);
    expect(withMove(table, [])).toBe(table);
  });
});

describe('what is said', () => {
  it('tells the first word from the others', () => {
    const bare = Array.from({ length: SIZE }, () => Array.from({ length: SIZE }, () => null));
    expect(hint(scene({ stones: bare }), ['Ana', 'Lou'])).toEqual({ key: 'ui.hint.first', fields: { you: true, seat: 'Ana' } });
    expect(hint(scene({ last: null }), ['Ana', 'Lou']).key).toBe('ui.hint.play');
    expect(hint(scene({ turn: 1 }), ['Ana', 'Lou'])).toEqual({ key: 'ui.hint.play', fields: { you: false, seat: 'Lou' } });
    expect(hint(scene({ phase: 'over' }), []).key).toBe('ui.hint.over');
  });
  it('is the points of good words and the names of bad ones', () => {
    expect(previewWords(read(previewed(true)))).toEqual({ key: 'ui.preview', fields: { words: 'XI', count: 10 } });
    expect(previewWords(read(previewed(false)))).toEqual({ key: 'ui.preview_bad', fields: { words: 'XI' } });
    expect(previewWords(read(helped(null)))).toEqual({ key: 'ui.preview_words', fields: { words: 'XI' } });
    expect(previewWords(read(helped(10)))).toEqual({ key: 'ui.preview_at_most', fields: { words: 'XI', count: 10 } });
    expect(previewWords(read({ preview: null, refused: refusal }))).toBeNull();
  });
});

describe('the score sheet', () => {
  it('adds matches of a sort up, and names runs word by word, as the leaflet does', () => {
    const match = (sort: 'red' | 'blue', points: number, times: number) => ({ row: 2, col: 8, letter: 'N', sort, points, times });
    const nectar = {
      ...word('NECTAR'),
      runs: [
        { letters: 'NE', start: 0, colour: 'blue', points: 7 },
        { letters: 'CTAR', start: 2, colour: 'red', points: 20 },
      ],
    } as const;
    const line = score({ words: [nectar], matches: [match('blue', 10, 2), match('red', 5, 1), match('red', 5, 1)] });
    expect(matchesOf(line)).toEqual([
      { key: 'red', fields: { count: 2, points: 10 } },
      { key: 'blue', fields: { count: 2, points: 20 } },
    ]);
    expect(runsOf(line).map(({ key, fields }) => [key, fields['length'], fields['points']])).toEqual([
      ['blue', 2, 7],
      ['red', 4, 20],
    ]);
  });
});
