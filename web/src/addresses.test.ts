import { describe, expect, it } from 'vitest';
import { askedFor, isOurs, linkTo } from './addresses.ts';

const at = (link: string): [string, string] => {
  const { pathname, search } = new URL(link, 'https://school.example/tablee/');
  return askedFor({ pathname, search }, true);
};

describe('a folder of files', () => {
  it.each([
    ['/', './'],
    ['/t/k3v', '?/t/k3v'],
    ['/t/k3v/replay?seat=1', '?/t/k3v/replay&seat=1'],
  ])('has %s at %s', (path, link) => {
    expect(linkTo(path, true)).toBe(link);
    const [found, query] = at(link);
    expect(found + (query && '?' + query)).toBe(path);
  });

  it('is the hall wherever else one comes in', () => {
    expect(at('?utm=x')).toEqual(['/', 'utm=x']);
    expect(at('index.html')).toEqual(['/', '']);
  });
});

it('each of two houses of one origin leaves the other’s addresses alone', () => {
  expect([isOurs('/pocket/', '/', false), isOurs('/t/k3v', '/', false)]).toEqual([false, true]);
  expect([isOurs('/pocket/', '/pocket/', true), isOurs('/', '/pocket/', true)]).toEqual([true, false]);
});

it('a house on a network has an address for each page', () => {
  expect(linkTo('/t/k3v?seat=1', false)).toBe('/t/k3v?seat=1');
  expect(askedFor({ pathname: '/t/k3v', search: '?seat=1' }, false)).toEqual(['/t/k3v', '?seat=1']);
});
