// On a board that changes, every piece travels from where it stood before.
import { glide, places, type Places } from './travel.ts';

/** Called while a board is made: `seen` reads all that may move its pieces. */
export function gliding(root: () => HTMLElement | undefined, seen: () => unknown): void {
  let before: Places = new Map();
  $effect.pre(() => {
    seen();
    const board = root();
    if (board) before = places(board);
  });
  $effect(() => {
    seen();
    const board = root();
    if (board && before.size) glide(board, before);
  });
}
