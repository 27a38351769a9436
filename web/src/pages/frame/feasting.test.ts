import { expect, test, vi } from 'vitest';
import { feasting } from './feasting.ts';

const fall = vi.hoisted(() => vi.fn<() => void>());
vi.mock('../../kit/party/confetti.ts', () => ({ fall }));

const room = { feast: ({ fine }: { readonly [field: string]: unknown }) => Boolean(fine), party: { pieces: [], keepsakes: () => [] } };
const laid = (seat: number, fine: boolean) => [{ kind: 'laid', seat, fine }];

test('pieces fall for whoever did something very fine, and not for what had happened before one came', async () => {
  const feast = feasting(room);
  feast(laid(0, true), 0);
  feast(laid(0, false), 0);
  feast(laid(1, true), 0);
  await vi.dynamicImportSettled();
  expect(fall).not.toHaveBeenCalled();
  feast(laid(0, true), 0);
  await vi.dynamicImportSettled();
  expect(fall).toHaveBeenCalledOnce();
});
