import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The fields a sentence asks for, whatever filter they go through and however often. */
const holes = (entry: unknown): string[] =>
  [...new Set([...JSON.stringify(entry).matchAll(/\{(?:[a-z]+:)?([a-z]+)(?:\|[^{}]*)?\}/g)].map((hole) => hole[1]!))].sort();

describe('the two catalogues', () => {
  it('have the same keys', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(fr).sort());
  });

  it.each(Object.keys(fr) as (keyof typeof fr)[])('leave the same blanks in %s', (key) => {
    expect(holes(en[key])).toEqual(holes(fr[key]));
  });

  it('keep French punctuation with its word', () => {
    const loose = Object.entries(fr).filter(([, entry]) => / [:;?!»]|« /.test(JSON.stringify(entry)));
    expect(loose).toEqual([]);
  });
});
