// The same tests as tests/core/text/test_robots.py.
import { describe, expect, it } from 'vitest';
import { speaker } from './i18n/texts.ts';
import type { Sitter } from './wire/tables.ts';
import { called, introduced, amongOthers, newcomers, robotOf } from './robots.ts';

const say = speaker(
  {
    level: { novice: 'Débutant', greedy: 'Glouton' },
    robot: { novice: 'Zoé, débutante / Léo, débutant', pupil: 'novice' },
  },
  'fr',
);
const person = (name: string): Sitter => ({ kind: 'person', name });
const bot = (level: string): Sitter => ({ kind: 'bot', level });
const at = (...chairs: Sitter[]): string[] => called(chairs, say, '…').map(introduced);

describe('who sits at a table', () => {
  it('robots have first names, their level beside', () => {
    expect(at(person('Lou'), bot('novice'))).toEqual(['Lou', 'Zoé, débutante']);
    expect(robotOf('novice', say)).toBe('Zoé, débutante');
    expect(['novice', 'greedy'].map((level) => amongOthers(level, say))).toEqual(['Zoé (débutante)', 'Glouton']);
  });

  it('a bot from outside is marked as one', () => {
    expect(at({ kind: 'program', name: 'rufus' }, bot('novice'))).toEqual(['rufus, bot', 'Zoé, débutante']);
  });

  it('a game whose level is called otherwise has the same persons', () => {
    expect(at(bot('pupil'))).toEqual(['Zoé, débutante']);
  });

  it('no two robots are the same while there are others', () => {
    expect(at(bot('novice'), bot('novice'))).toEqual(['Zoé, débutante', 'Léo, débutant']);
    expect(called([bot('novice'), bot('novice'), bot('novice')], say, '…').map((one) => one.name)).toEqual(['Zoé', 'Léo', 'Zoé 2']);
  });

  it('none has the name of a person who is there', () => {
    expect(at(bot('novice'), person('Zoé'))).toEqual(['Léo, débutant', 'Zoé']);
  });

  it('newcomers are those whom one will find at the table', () => {
    const chairs = [person('Zoé'), bot('novice'), bot('novice')];
    expect(newcomers(chairs, [2], 'novice', say).map(introduced)).toEqual(['Zoé 2, débutante']);
    expect(newcomers(chairs, [1, 2], 'greedy', say).map(introduced)).toEqual(['Glouton', 'Glouton 2']);
  });

  it('a level without persons is called by its name', () => {
    expect(at(bot('greedy'))).toEqual(['Glouton']);
  });
});
