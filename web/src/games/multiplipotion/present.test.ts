import { describe, expect, it } from 'vitest';
import { NOTHING } from './input.ts';
import { columnsFor, hint, isDrill, mainButton, newsworthy, product, scores } from './present.ts';
import { scene } from './scene.ts';

const chosen = { ...NOTHING, potions: [11, 13], monster: 21 };

describe('the main button', () => {
  it.each([
    ['draw', NOTHING, 'ui.draw'],
    ['lay', NOTHING, 'ui.lay_choose'],
    ['lay', { ...NOTHING, hand: 31 }, 'ui.lay'],
    ['capture', NOTHING, 'ui.end_turn'],
    ['capture', { ...NOTHING, potions: [11] }, 'ui.choose_second'],
    ['capture', { ...NOTHING, potions: [11, 12] }, 'ui.choose_monster'],
    ['capture', { ...NOTHING, monster: 21 }, 'ui.choose_potions'],
    ['amend', NOTHING, 'ui.choose_all'],
  ] as const)('in phase %s with %o says %s', (phase, choice, key) => {
    expect(mainButton(scene({ phase }), choice).words.key).toBe(key);
  });

  it('repeats what was chosen, right or wrong, without working it out', () => {
    const { words, ask } = mainButton(scene({ phase: 'capture' }), chosen);
    expect(words).toEqual({ key: 'ui.capture', fields: { a: 9, b: 2, monster: 63 } });
    expect(ask).toEqual({ kind: 'capture', potions: [11, 13], monster: 21 });
  });
});

describe('help', () => {
  it('shows no product unless the table asked for it', () => {
    expect(product(scene({ phase: 'capture' }), chosen)).toBeNull();
    expect(product(scene({ phase: 'capture', help: 'product' }), chosen)?.fields).toEqual({ a: 9, b: 2, product: 18 });
    expect(product(scene({ help: 'monsters' }), { ...NOTHING, potions: [11] })).toBeNull();
  });
});

describe('the hint', () => {
  const names = ['Camille', 'Lou'];
  it('says what is asked of me, or whom the table waits for', () => {
    expect(hint(scene({ phase: 'lay' }), NOTHING, names)).toEqual({ key: 'ui.hint.lay', fields: { you: true, seat: 'Camille' } });
    expect(hint(scene({ phase: 'lay', turn: 1 }), NOTHING, names)).toEqual({ key: 'ui.hint.lay', fields: { you: false, seat: 'Lou' } });
  });
  it('mentions vigilance only in its moment', () => {
    expect(hint(scene({ may_denounce: true }), NOTHING, names).key).toBe('ui.hint.draw_or_accuse');
    expect(hint(scene(), { ...NOTHING, accusing: true }, names).key).toBe('ui.hint.accuse');
  });
});

it('the score is the number of trophies', () => {
  expect(scores(scene())).toEqual(['0', '1']);
});

it('what goes without saying is left to the log', () => {
  expect(['card_drawn', 'laid', 'turn_ended', 'captured', 'denounced'].filter(newsworthy)).toEqual(['laid', 'captured', 'denounced']);
});

it('cards stand in one row while they can, then in two even ones', () => {
  expect([1, 4, 6, 7, 8, 9, 12].map((count) => columnsFor(count, 340))).toEqual([4, 4, 6, 4, 4, 5, 6]);
  expect([9, 10, 11].map((count) => columnsFor(count, 700))).toEqual([9, 10, 6]);
  expect([8, 10].map((count) => columnsFor(count, 598))).toEqual([8, 10]);
  expect([5, 6].map((count) => columnsFor(count, 0))).toEqual([5, 6]);
});

it('knows a drill by its empty hands, and calls its way on by what it means', () => {
  const drill = { ...scene({ phase: 'capture' }), hand: [], hand_counts: [0, 0] as const, pile: 20 };
  expect([isDrill(drill), isDrill({ ...drill, pile: 0 }), isDrill(scene({ phase: 'capture' }))]).toEqual([true, false, false]);
  expect([false, true].map((drilled) => mainButton(drill, NOTHING, drilled).words.key)).toEqual(['ui.end_turn', 'ui.see_nothing']);
});
