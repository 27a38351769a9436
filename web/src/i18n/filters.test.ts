// The same tests as tests/core/text/test_filters.py.
import { describe, expect, it } from 'vitest';
import { fill, speaker, type Book } from './texts.ts';

const book: Book = {
  drawn: 'Vous piochez {said.tile:tiles}.',
  laid: 'Vous posez {said.tile:tile}.',
  rack: 'Vos lettres : {said.sign:rack}',
  said: {
    tile: { '?': { red: 'le pion rouge' }, other: { red: '{face} rouge', blue: '{face} bleu' } },
    sign: { Q: 'Qu' },
  },
};

describe('what stands before the colon of a placeholder', () => {
  it.each([
    ['Alice', 'd’Alice'],
    ['Élise', 'd’Élise'],
    ['Hélène', 'd’Hélène'],
    ['Yves', 'd’Yves'],
    ['Yann', 'de Yann'],
    ['Bruno', 'de Bruno'],
    ['élise', 'd’élise'],
    ['Œdipe', 'd’Œdipe'],
    ['Y', 'de Y'],
    ['Joueur 1', 'de Joueur 1'],
    ['Le Chat', 'du Chat'],
    ['Les Martin', 'des Martin'],
    ['Léa', 'de Léa'],
    ['le chat', 'du chat'],
    ['Le', 'de Le'],
    ['7', 'de 7'],
    ['🦊', 'de 🦊'],
    [['Alice', 'Bruno'], 'd’Alice et de Bruno'],
    [['Bruno', 'Élise', 'Yann'], 'de Bruno, d’Élise et de Yann'],
    [['Bruno', 'Le Chat'], 'de Bruno et du Chat'],
  ])('de loses its e before a vowel: %s', (seat, wanted) => {
    expect(fill('{de:seat}', { seat })).toBe(wanted);
  });

  it.each([
    ['Alice', 'à Alice'],
    ['Le Chat', 'au Chat'],
    ['le chat', 'au chat'],
    ['Les Martin', 'aux Martin'],
    ['La Reine', 'à La Reine'],
    ['Léa', 'à Léa'],
    ['Les', 'à Les'],
    [['Alice', 'Le Chat'], 'à Alice et au Chat'],
  ])('à contracts with the article of a name, as de does: %s', (seat, wanted) => {
    expect(fill('{au:seat}', { seat })).toBe(wanted);
  });

  it.each([
    ['Alice', 'qu’Alice'],
    ['Bruno', 'que Bruno'],
    ['Yves', 'qu’Yves'],
  ])('que loses its e too: %s', (seat, wanted) => {
    expect(fill('{que:seat}', { seat })).toBe(wanted);
  });

  it.each([
    [[], ''],
    ['Alice', 'Alice'],
    [['Alice'], 'Alice'],
    [['Alice', 'Bruno'], 'Alice et Bruno'],
    [['Alice', 'Bruno', 'Chloé'], 'Alice, Bruno et Chloé'],
  ])('several names are joined by et: %s', (names, wanted) => {
    expect(fill('{et:names}', { names })).toBe(wanted);
    expect(fill('{and:names}', { names }, 'en')).toBe(wanted.replace(' et ', ' and '));
  });

  it('one name is one however many letters it has', () => {
    expect(fill('{seat|gagne|gagnent}', { seat: 'Alice' })).toBe('gagne');
  });

  it('a verb agrees with how many there are', () => {
    expect(fill('{et:names} {names|gagne|gagnent} !', { names: ['Alice'] })).toBe('Alice gagne !');
    expect(fill('{et:names} {names|gagne|gagnent} !', { names: ['Alice', 'Bruno'] })).toBe('Alice et Bruno gagnent !');
  });

  it.each([
    ['fr', 0, '0 point'],
    ['fr', 1, '1 point'],
    ['fr', 1.5, '1.5 point'],
    ['fr', -1, '-1 point'],
    ['fr', 2, '2 points'],
    ['fr', '1\u202f204,5', '1\u202f204,5 points'],
    ['fr', '1,9', '1,9 point'],
    ['en', 0, '0 points'],
    ['en', 1, '1 point'],
    ['en', 2, '2 points'],
  ] as const)('a word agrees with the number of its own field: %s %s', (language, points, wanted) => {
    expect(fill('{score.points} {score.points|point|points}', { score: { points }, count: 7 }, language)).toBe(wanted);
  });

  it.each([
    ['fr', '2026-11-16', '16 novembre 2026'],
    ['fr', '2026-11-01', '1ᵉʳ novembre 2026'],
    ['en', '2026-11-01', '1 November 2026'],
    ['fr', 'hier', 'hier'],
    ['fr', '2026-02-30', '2026-02-30'],
  ] as const)('a date is said in words: %s %s', (language, day, wanted) => {
    expect(fill('{date:day}', { day }, language)).toBe(wanted);
  });

  it('a game says how its things are called', () => {
    const say = speaker(book, 'fr');
    const tiles = [
      { face: 'A', colour: 'red' },
      { face: '?', colour: 'red' },
      { face: 'N', colour: 'blue' },
    ];
    expect(say('drawn', { tiles })).toBe('Vous piochez A rouge, le pion rouge, N bleu.');
    expect(say('laid', { tile: { face: 'A', colour: 'blue' } })).toBe('Vous posez A bleu.');
    expect(say('rack', { rack: 'LAQ' })).toBe('Vos lettres : L A Qu');
  });

  it('what a game has no name for is said as it is', () => {
    expect(speaker(book, 'fr')('rack', { rack: ['{secret}', 'B'] })).toBe('Vos lettres : {secret}, B');
  });
});
