import { describe, expect, it } from 'vitest';
import { askOf, mayChoose, NOTHING, tapped, tidied, type Choice } from './input.ts';
import { scene } from './scene.ts';

const hands = (view: ReturnType<typeof scene>, ...taps: [Parameters<typeof tapped>[2], number][]): Choice =>
  taps.reduce((choice, [place, card]) => tapped(view, choice, place, card), NOTHING);

describe('gestures', () => {
  it('draw with nothing chosen', () => {
    expect(askOf(scene({ phase: 'draw' }), NOTHING)).toEqual({ kind: 'draw' });
  });

  it('lay the one card chosen in the hand, and ask nothing without one', () => {
    const view = scene({ phase: 'lay' });
    expect(askOf(view, NOTHING)).toBeNull();
    expect(askOf(view, hands(view, ['hand', 31]))).toEqual({ kind: 'lay', card: 31 });
    expect(hands(view, ['hand', 31], ['hand', 32]).hand).toBe(32);
    expect(hands(view, ['hand', 31], ['hand', 31]).hand).toBeNull();
  });

  it('capture with two of my potions and one of their monsters, in any order', () => {
    const view = scene({ phase: 'capture' });
    const choice = hands(view, ['theirs', 21], ['mine', 11], ['mine', 12]);
    expect(askOf(view, choice)).toEqual({ kind: 'capture', potions: [11, 12], monster: 21 });
  });

  it('replace the older of two potions by a third', () => {
    const view = scene({ phase: 'capture' });
    expect(hands(view, ['mine', 11], ['mine', 12], ['mine', 13]).potions).toEqual([12, 13]);
  });

  it('end the turn only with empty hands', () => {
    const view = scene({ phase: 'capture' });
    expect(askOf(view, NOTHING)).toEqual({ kind: 'end_turn' });
    expect(askOf(view, hands(view, ['mine', 11]))).toBeNull();
  });

  it('do not end the turn of one who was caught out', () => {
    expect(askOf(scene({ phase: 'amend' }), NOTHING)).toBeNull();
  });

  it('show a missed capture with their potions and my monster', () => {
    const view = scene({ phase: 'draw', may_denounce: true });
    const accusing = { ...NOTHING, accusing: true };
    const choice = tapped(view, tapped(view, tapped(view, accusing, 'theirs', 21), 'theirs', 22), 'mine', 11);
    expect(askOf(view, choice)).toEqual({ kind: 'denounce', potions: [21, 22], monster: 11 });
    expect(askOf(view, accusing)).toBeNull();
  });

  it('mean nothing out of turn or to a spectator', () => {
    expect(mayChoose(scene({ phase: 'lay', turn: 1 }), NOTHING, 'hand')).toBe(false);
    expect(askOf(scene({ phase: 'draw', seat: null }), NOTHING)).toBeNull();
  });
});

describe('after the table has changed', () => {
  it('cards that have gone are no longer chosen', () => {
    const before: Choice = { hand: 31, potions: [11, 99], monster: 98, accusing: false };
    expect(tidied(scene({ phase: 'capture' }), before)).toEqual({ hand: null, potions: [11], monster: null, accusing: false });
  });

  it('vigilance ends with its moment', () => {
    expect(tidied(scene({ phase: 'lay' }), { ...NOTHING, accusing: true, potions: [21] })).toEqual(NOTHING);
  });
});
