import { afterEach, expect, it, vi } from 'vitest';
import { fall } from './confetti.ts';
import { tile } from './piece.ts';

afterEach(() => vi.unstubAllGlobals());

it('nothing falls, and nothing is put on the page, where motion is not wanted', () => {
  const createElement = vi.fn<() => void>();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('document', { createElement });
  expect(fall([tile('A')], 70)).toBeTypeOf('function');
  expect(createElement).not.toHaveBeenCalled();
});
