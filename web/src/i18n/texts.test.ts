import { describe, expect, it } from 'vitest';
import { fill, find, form, speaker, type Book } from './texts.ts';

const book: Book = {
  event: { drawn: { you: 'Vous piochez.', they: '{seat} pioche.' } },
  pile: { one: 'Une carte', other: '{count} cartes' },
  deal: { you: { one: 'Vous recevez une carte.', other: 'Vous recevez {count} cartes.' }, they: '{seat} est servi.' },
};

describe('sentences of the locale files', () => {
  it('are found under dotted keys', () => {
    expect(find(book, 'event.drawn')).toEqual({ you: 'Vous piochez.', they: '{seat} pioche.' });
    expect(find(book, 'event.drawn.you.more')).toBeUndefined();
    expect(find(book, 'event.toString')).toBeUndefined();
  });

  it('speak to you of your own deed and of others by name', () => {
    const say = speaker(book, 'fr');
    expect(say('event.drawn', { you: true, seat: 'Lou' })).toBe('Vous piochez.');
    expect(say('event.drawn', { seat: 'Lou' })).toBe('Lou pioche.');
  });

  it('count as each language counts: zero is singular in French, plural in English', () => {
    expect(speaker(book, 'fr')('pile', { count: 0 })).toBe('Une carte');
    expect(speaker(book, 'en')('pile', { count: 0 })).toBe('0 cartes');
    expect(speaker(book, 'fr')('pile', { count: 12 })).toBe('12 cartes');
  });

  it('nest both kinds of choice', () => {
    expect(form(book['deal']!, true, 1, 'fr')).toBe('Vous recevez une carte.');
    expect(form(book['deal']!, false, 3, 'fr')).toBe('{seat} est servi.');
  });

  it('reach into nested fields and join lists', () => {
    expect(fill('{card.potion} et {all}', { card: { potion: 7 }, all: [1, 2] })).toBe('7 et 1, 2');
  });

  it('ask each of several things for what it has', () => {
    expect(fill('{words.text}', { words: [{ text: 'ROSE' }, { text: 'OR' }] })).toBe('ROSE, OR');
    expect(fill('{hand.cards.potion}', { hand: { cards: [] } })).toBe('');
  });

  it('write a value as a filter says, in the language that is spoken', () => {
    const said: Book = { total: 'Total : {number:points}' };
    expect(speaker(said, 'fr')('total', { points: -1234.5 })).toBe('Total : −1\u202f234,5');
    expect(speaker(said, 'en')('total', { points: 1234567 })).toBe('Total : 1,234,567');
    expect(fill('{square:at} {letters:word} {letters:rack.face}', { at: [1, 7], word: 'OR', rack: [{ face: 'R' }, { face: 'E' }] })).toBe('B8 O R R E');
    expect(fill('{shouted:name}', { name: 'Lou' })).toBe('{shouted:name}');
  });

  it('leave a placeholder without a field visible, and an unknown key as its own name', () => {
    expect(fill('{card.potion} {x}', { card: null })).toBe('{card.potion} {x}');
    expect(speaker(book, 'fr')('no.such')).toBe('no.such');
  });
});
