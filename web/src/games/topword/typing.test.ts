import { describe, expect, it } from 'vitest';
import { squareName } from '../../crossword/board/squares.ts';
import { moveTo, openHands, type Hands } from '../../crossword/hands/hands.ts';
import { erase, turn, typeLetter } from '../../crossword/hands/typing.ts';
import { typingBoardOf, handling } from './input.ts';
import { scene } from './scene.ts';

const view = scene();
const typing = typingBoardOf(view);
const start = (row: number, col: number, across = true): Hands => ({ ...moveTo(openHands(handling.faces(view), handling.start(view)), [row, col]), across });
const type = (hands: Hands, word: string): Hands => [...word].reduce((held, letter) => typeLetter(typing, held, letter).hands, hands);
const lying = (hands: Hands): string => hands.put.map(({ id, square }) => squareName(square) + hands.pieces.find((piece) => piece.id === id)?.face).join(' ');

describe('typing a word', () => {
  it('lays letters one after the other', () => {
    const typed = type(start(5, 0), 'SI');
    expect(lying(typed)).toBe('F1S F2I');
    expect(typed.at).toEqual([5, 2]);
  });

  it('passes over letters that lie there already', () => {
    expect(lying(type(start(4, 2, false), 'RIRE'))).toBe('F3I G3R H3E');
  });

  it('stacks where another letter lies', () => {
    expect(lying(type(start(4, 2), 'SA'))).toBe('E3S');
  });

  it('takes the U of the Qu tile as typed', () => {
    expect(lying(type(start(6, 0), 'QUI'))).toBe('G1Q G2I');
  });

  it('names a letter that is missing, and stays where it is', () => {
    const { hands, missing } = typeLetter(typing, start(6, 0), 'Z');
    expect([missing, hands.at, hands.put]).toEqual(['Z', [6, 0], []]);
  });

  it('stops at the edge', () => {
    const typed = type(start(6, 8), 'SIR');
    expect(lying(typed)).toBe('G9S G10I');
    expect(typed.at).toEqual([6, 9]);
  });

  it('replaces a loose letter', () => {
    const typed = type(start(6, 0), 'SI');
    expect(lying(type(moveTo(typed, [6, 0]), 'N'))).toBe('G2I G1N');
  });
});

describe('going back', () => {
  it('takes the last letter and its square back', () => {
    const back = erase(type(start(4, 2, false), 'RIR'));
    expect(lying(back)).toBe('F3I');
    expect(back.at).toEqual([6, 2]);
  });

  it('steps back over a letter of the board without touching it', () => {
    const back = erase(erase(type(start(4, 2, false), 'RI')));
    expect([lying(back), back.at, back.typed]).toEqual(['', [4, 2], '']);
  });

  it('takes the letter under the cursor when nothing is being typed', () => {
    const typed = type(start(6, 0), 'SI');
    expect(lying(erase(moveTo(typed, [6, 0])))).toBe('G2I');
  });
});

describe('turning', () => {
  it('turns a word being typed about its first square', () => {
    const turned = turn(typing, type(start(6, 0), 'SI'));
    expect(lying(turned)).toBe('G1S H1I');
    expect([turned.across, turned.at, turned.typed]).toEqual([false, [8, 0], 'SI']);
  });

  it('comes back when turned twice', () => {
    const typed = type(start(6, 0), 'QUI');
    expect(lying(turn(typing, turn(typing, typed)))).toBe(lying(typed));
  });

  it('only changes the direction when nothing is being typed', () => {
    const turned = turn(typing, start(6, 0));
    expect([turned.across, turned.at]).toEqual([false, [6, 0]]);
  });
});
