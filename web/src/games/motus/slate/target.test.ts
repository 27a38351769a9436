import { describe, expect, it } from 'vitest';
import { followed, occasion, panelsOf, wantedPanel } from '../panels.ts';
import { scene, slate } from '../scene.ts';
import { arrived, askOf, targetOn } from './target.ts';

const OWN = { on: 'slate', number: 1 } as const;

describe('what may be written', () => {
  it('is the line of the slate one looks at, if it is asked for', () => {
    expect(targetOn(scene(), OWN)).toMatchObject({ what: 'guess', slate: 1, line: 2, first: 'M', length: 6 });
    expect(targetOn(scene(), { on: 'slate', number: 0 })).toBeNull();
  });

  it('becomes an ask that names round, slate and line', () => {
    const target = targetOn(scene(), OWN);
    expect(target && askOf(target, 'MAISON')).toEqual({ kind: 'guess', slate: 1, round: 1, line: 2, word: 'MAISON' });
  });

  it('is one’s own word while words are hidden, or prepared', () => {
    const setting = scene({ phase: 'setting', asked: [{ what: 'set', slate: 0, line: 0, until: null }] });
    expect(targetOn(setting, { on: 'set' })).toMatchObject({ what: 'set', first: '' });
    expect(targetOn(scene({ asked: [], may_prepare: true }), { on: 'set' })?.what).toBe('set');
    expect(targetOn(scene({ asked: [] }), { on: 'set' })).toBeNull();
  });
});

describe('what has arrived', () => {
  it('is what now stands on the slate by one’s own hand', () => {
    const mine = slate({ line: 3, lines: [...slate().lines, { number: 2, seat: 0, word: 'MATINS', marks: 'XX-O-O', fate: 'tried' }] });
    const after = scene({ slates: scene().slates.map((seen, n) => (n === 1 ? { ...seen, slate: mine } : seen)) });
    expect(arrived(scene(), after)).toEqual(['guess 1 1']);
  });

  it('is nothing when another was quicker: what one typed stays', () => {
    const theirs = slate({ line: 3, lines: [...slate().lines, { number: 2, seat: 1, word: 'MATINS', marks: 'XX-O-O', fate: 'tried' }] });
    const after = scene({ slates: scene().slates.map((seen, n) => (n === 1 ? { ...seen, slate: theirs } : seen)) });
    expect(arrived(scene(), after)).toEqual([]);
  });
});

describe('the middle of the table', () => {
  it('turns to what is asked', () => {
    expect(wantedPanel(scene())).toEqual(OWN);
    expect(wantedPanel(scene({ asked: [{ what: 'draw', slate: 0, line: 0, until: null }] }))).toEqual({ on: 'grids' });
    expect(wantedPanel(scene({ asked: [], phase: 'setting', previous: [slate()] }))).toEqual({ on: 'before' });
  });

  it('follows the others when one’s own word is over', () => {
    const done = scene().slates.map((seen, n) => (n === 1 ? { ...seen, slate: slate({ status: 'found' }) } : seen));
    const theirs = [{ kind: 'marked', seat: 2, slate: 0 }];
    expect(wantedPanel(scene({ asked: [], slates: done }), theirs)).toEqual({ on: 'slate', number: 0 });
    expect(wantedPanel(scene({ asked: [], slates: done }))).toEqual(OWN);
    expect(wantedPanel(scene({ asked: [] }), theirs)).toEqual(OWN);
  });

  it('offers one’s own slate first', () => {
    expect(panelsOf(scene())).toEqual([OWN, { on: 'slate', number: 0 }]);
  });

  it('stays where one looks while the same thing is asked', () => {
    expect(occasion(scene())).toBe(occasion(scene({ scores: [100, 0] })));
    expect(occasion(scene())).not.toBe(occasion(scene({ asked: [] })));
  });

  it('follows a replay to where something happened', () => {
    expect(followed(scene(), [{ kind: 'marked', seat: 2, slate: 0 }])).toEqual({ on: 'slate', number: 0 });
  });
});
