// A closer look at a grid whose squares are smaller than a finger.

const FINGER = 40;

export class Closer {
  zoomed = $state(false);
  /** There is something to be gained by it. */
  small = $state(false);

  /** Measured anew whenever the room for the grid changes, while all of it is seen. */
  look(root: HTMLElement | undefined, ..._room: readonly unknown[]): void {
    if (!this.zoomed) this.small = (root?.querySelector('[data-square]')?.getBoundingClientRect().width ?? FINGER) < FINGER;
  }
}
