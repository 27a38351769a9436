// The exam's law of names and numbers (testing/laws/agreement.py), held over the pages' own catalogues.
import { describe, expect, it } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { fill, form, type Entry, type Language } from './texts.ts';

const CATALOGUES: Readonly<Record<Language, Catalogue>> = { fr, en };
const NAMES = [['Alice'], ['Élise'], ['Hélène'], ['Yann'], ['Yves'], ['Le Chat'], ['Alice', 'Bruno']];
const NUMBERS = [0, 1, 2];
/** Fields that hold something other than a number; what is not listed is counted. */
const SEVERAL = ['names'];
const ONE = ['name', 'game', 'host'];
const WORDS = ['low', 'high', 'won', 'action', 'reaction', 'value', 'refused', 'when', 'time', 'title', 'rule', 'number', 'at', 'step', 'of', 'change'];
/** Never 0 or 1, or beside no noun: minutes a link lives, megabytes, percents, counts behind a colon. */
const LARGE = ['minutes', 'size', 'percent', 'new', 'longer', 'known'];

const CALLED = [...SEVERAL, ...ONE].join('|');
const NOUNS = 'card|letter|line|match|mark|move|point|product|square|table|turn|word';
const FAULTS: Readonly<Record<Language, Readonly<Record<string, RegExp>>>> = {
  fr: {
    'de or que keeps its e before a vowel': new RegExp(`\\b(?:[Dd]e|\\w*[Qq]ue) (?=\\{(?:${CALLED})\\}|Alice|Élise|Hélène|Yves)`),
    'de or à stands beside the article of a name': /(?<!\p{L})(?:[Dd]e|[Àà]) Le Chat/u,
    'd’ or qu’ stands before a consonant': /\b(?:[Dd]|[Qq]u)’(?=Yann|Bruno)/,
    'names are not joined by et': /Alice, Bruno|Alice,Bruno/,
    'a filter of the other language': /\{and:/,
    'a plural after 0 or 1': /(?<![\d,.–])[01][ \u00a0](?!fois\b|dans\b|des\b)\p{L}+[sx](?!\p{L})/u,
    'a singular after 2': /(?<!\d)2[ \u00a0](?:carte|case|coup|lettre|ligne|mot|partie|point|tour|victoire)(?!\p{L})/u,
    'several names and a verb for one': /Alice et Bruno (?:gagne|joue|vous invite|est|a|reprend)(?!\p{L})/u,
  },
  en: {
    'names are not joined by and': /Alice, Bruno|Alice,Bruno/,
    'a filter of the other language': /\{(?:et|de|au|que):/,
    'a plural after 1': new RegExp(`(?<![\\d,.–])1 (?:${NOUNS})e?s\\b`),
    'a singular after 0 or 2': new RegExp(`(?<![\\d,.–])[02] (?:${NOUNS})\\b`),
  },
};

/** A sentence as it stands, and filled with all the names and numbers. */
function filled(entry: Entry, language: Language): string[] {
  return NUMBERS.flatMap((number) => {
    const sentence = form(entry, false, number, language);
    return [sentence, ...NAMES.map((names) => fill(sentence, fieldsOf(names, number), language))];
  });
}

function fieldsOf(names: readonly string[], number: number): Record<string, unknown> {
  const given = { ...each(SEVERAL, names), ...each(ONE, names.at(-1)), ...each(WORDS, 'x'), ...each(LARGE, 5) };
  return { count: number, ...given };
}

const each = (fields: readonly string[], value: unknown): Record<string, unknown> => Object.fromEntries(fields.map((field) => [field, value]));

const faults = (language: Language, said: string): string[] =>
  Object.entries(FAULTS[language]).flatMap(([fault, pattern]) => (pattern.test(said) ? [`${fault}: ${said}`] : []));

describe.each(['fr', 'en'] as const)('names and numbers in %s', (language) => {
  const said = Object.entries(CATALOGUES[language]).flatMap(([key, entry]) => filled(entry as Entry, language).map((one) => [key, one] as const));

  it('agree in every sentence', () => {
    expect(said.flatMap(([key, one]) => faults(language, one).map((fault) => `${key}: ${fault}`))).toEqual([]);
  });

  it('leave no blank that this test does not fill', () => {
    const once = Object.values(CATALOGUES[language]).map((entry) => fill(form(entry as Entry, false, 2, language), fieldsOf(['Alice'], 2), language));
    expect(once.filter((one) => one.includes('{'))).toEqual([]);
  });

  it('finds what is wrong', () => {
    const wrong = {
      fr: ['Grille de {name}', '{count} victoires', 'C’est à {name}', '{names} gagne !', '{et:names} gagne !'],
      en: ['{count} moves', '{names} win'],
    }[language];
    for (const sentence of wrong) expect(filled(sentence, language).flatMap((one) => faults(language, one))).not.toEqual([]);
  });
});
