import { describe, expect, it } from 'vitest';
import { previewWords, squaresOfBadWords, squaresRefused, type Reading } from '../../crossword/board/reading.ts';
import { squareNamed } from '../../crossword/board/squares.ts';
import { openHands, putAt } from '../../crossword/hands/hands.ts';
import type { PreviewedAs as Found } from '../../kit/preview/previewed.ts';
import { handling } from './input.ts';
import { hint, lastSquares, mainButton, reading, squareWords, withMove } from './present.ts';
import { scene } from './scene.ts';
import type { Preview, Formed } from './wire.ts';

type PreviewedAs = Found<Preview>;
const read = ({ preview }: PreviewedAs): Reading | null => preview && reading(preview);
const word: Formed = { text: 'SI', row: 5, col: 1, across: true, squares: 2, earning: null, good: null, why: null };
const previewed = (good: boolean | null): PreviewedAs => ({
  preview: { words: [{ ...word, earning: { letters: 2, doubled: true, points: 4 }, good }], sum: { bonus_letters: '', bonus: 0, all_seven: 0, points: 4 } },
  refused: null,
});
const unhelped: PreviewedAs = { preview: { words: [word], sum: null }, refused: null };
const view = scene();
const hands = openHands(handling.faces(view), handling.start(view));
const laid = putAt(hands, 0, [5, 2]);

describe('the main button', () => {
  it('waits for letters', () => {
    expect(mainButton(view, hands, null)).toEqual({ words: { key: 'ui.lay_choose', fields: {} }, ask: null });
  });
  it('says no points where the table does not help with them', () => {
    expect(mainButton(view, laid, read(unhelped)).words).toEqual({ key: 'ui.lay_now', fields: {} });
  });
  it('says what it earns', () => {
    expect(mainButton(view, laid, read(previewed(true))).words).toEqual({ key: 'ui.lay', fields: { count: 4 } });
    expect(mainButton(view, laid, read(previewed(null))).words).toEqual({ key: 'ui.lay', fields: { count: 4 } });
  });
  it('promises no points for a word that is not admitted, yet lets the house say why', () => {
    const button = mainButton(view, laid, read(previewed(false)));
    expect([button.words.key, button.ask?.kind]).toEqual(['ui.lay_now', 'lay']);
  });
  it('accepts the move that ends the match', () => {
    expect(mainButton(scene({ phase: 'verdict' }), laid, null).ask).toEqual({ kind: 'pass', swap: null });
  });
});

describe('squares', () => {
  it('are said with letter, height, and whether they belong to the last move', () => {
    expect(squareWords(view, hands, [4, 2])).toEqual({ key: 'ui.square_stack', fields: { square: 'E3', letter: 'R', count: 1 } });
    expect(squareWords(view, hands, [4, 4])).toEqual({ key: 'ui.square_last', fields: { square: 'E5', letter: 'B', count: 2 } });
    expect(squareWords(view, hands, [5, 5]).key).toBe('ui.square_centre');
    expect(squareWords(view, hands, [9, 9])).toEqual({ key: 'ui.square_empty', fields: { square: 'J10' } });
    expect(squareWords(view, laid, [5, 2])).toEqual({ key: 'ui.tile_pending', fields: { letter: 'I', square: 'F3', count: 1 } });
  });
  it('are found by their names', () => {
    expect([squareNamed('E3'), squareNamed('J10'), squareNamed('Z9'), squareNamed(undefined)]).toEqual([[4, 2], [9, 9], null, null]);
  });
  it('of a refusal are the one it names, or those of its word', () => {
    expect(squaresRefused({ refused: 'gap', rule: 'R7', square: 'F2' }, null)).toEqual([[5, 1]]);
    expect(squaresRefused({ refused: 'unknown_word', rule: 'R11', word: 'SI' }, read(previewed(false)))).toEqual([
      [5, 1],
      [5, 2],
    ]);
    expect(squaresRefused({ refused: 'not_your_turn', rule: '' }, null)).toEqual([]);
  });
  it('of bad words are marked beforehand only where the table helps with words', () => {
    expect(squaresOfBadWords(read(previewed(false)))).toHaveLength(2);
    expect(squaresOfBadWords(read(previewed(null)))).toEqual([]);
  });
});

describe('a move of the analysis', () => {
  const placed = [
    { row: 4, col: 4, piece: 'E' },
    { row: 5, col: 4, piece: 'S' },
  ];
  it('lies on the stacks, marked, and its letters are gone from the rack', () => {
    const drawn = withMove(view, placed);
    expect([drawn.stacks[4]?.[4], drawn.stacks[5]?.[4], drawn.stacks[4]?.[3]]).toEqual(['TBE', 'S', 'A']);
    expect(drawn.rack).toBe('IRQEN');
    expect(lastSquares(drawn)).toEqual([
      [4, 4],
      [5, 4],
    ]);
  });
  it('changes nothing where nothing is laid', () => {
    expect(withMove(view, [])).toEqual(view);
  });
});

describe('sentences', () => {
  it('tell the ear what the letters would bring', () => {
    expect(previewWords(read(previewed(true)))).toEqual({ key: 'ui.preview', fields: { words: 'SI', count: 4 } });
    expect(previewWords(read(previewed(false)))).toEqual({ key: 'ui.preview_bad', fields: { words: 'SI' } });
    expect(previewWords(read(unhelped))).toEqual({ key: 'ui.preview_words', fields: { words: 'SI' } });
    expect(previewWords(read({ preview: null, refused: { refused: 'gap', rule: 'R7' } }))).toBeNull();
  });
  it('hint at the first word, at one’s turn and at another’s', () => {
    expect(hint(scene({ stacks: view.stacks.map((row) => row.map(() => '')) }), ['Ana', 'Lou']).key).toBe('ui.hint.first');
    expect(hint(scene({ last: null }), ['Ana', 'Lou']).key).toBe('ui.hint.play');
    expect(hint(view, ['Ana', 'Lou'])).toEqual({ key: 'ui.hint.play', fields: { you: true, seat: 'Ana' } });
    expect(hint(scene({ turn: 1, phase: 'verdict' }), ['Ana', 'Lou'])).toEqual({ key: 'ui.hint.verdict', fields: { you: false, seat: 'Lou' } });
  });
});
