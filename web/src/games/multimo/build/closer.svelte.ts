// A closer look at a grid whose squares are smaller than a finger.

const FINGER = 40;

export class Closer {
  zoomed = $state(false);
  /** There is something to be gained by it. */
  small = $state(false);

  /** Measures a square whenever it changes, while all of the grid is seen: what is around it settles later than the page. */
  watch(root: HTMLElement | undefined, ..._grid: readonly unknown[]): (() => void) | undefined {
    const square = root?.querySelector('[data-square]');
    if (!square) return undefined;
    const watching = new ResizeObserver(() => {
      if (!this.zoomed) this.small = square.getBoundingClientRect().width < FINGER;
    });
    watching.observe(square);
    return () => watching.disconnect();
  }
}
