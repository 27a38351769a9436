import { expect, it } from 'vitest';
import { finest } from './finest.ts';

it('one for each seat, the earliest of equals, the finest of all first', () => {
  const things = [
    [0, 3],
    [1, 5],
    [0, 4],
    [1, 5],
  ] as const;
  const found = finest(
    things,
    ([seat]) => seat,
    ([, worth]) => worth,
  );
  expect(found).toEqual([
    [1, 5],
    [0, 4],
  ]);
  expect(found[0]).toBe(things[1]);
});
