// Two fingers that move apart or together, on touch events; one finger scrolls as everywhere.
import type { Attachment } from 'svelte/attachments';

/** Told once in a gesture: whether a closer look is meant, and the middle between the fingers. */
export type Pinch = (closer: boolean, x: number, y: number) => void;

/** How far fingers move, in proportion, before it is meant. */
const MEANT = 1.2;

export function pinched(tell: Pinch | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (!tell) return;
    let start = 0;
    const begin = (event: TouchEvent): void => {
      start = event.touches.length === 2 ? apart(event.touches) : 0;
    };
    const move = (event: TouchEvent): void => {
      if (event.touches.length !== 2) return;
      if (event.cancelable) event.preventDefault();
      const ratio = start ? apart(event.touches) / start : 1;
      if (ratio < MEANT && ratio > 1 / MEANT) return;
      start = 0;
      const [one, other] = [...event.touches];
      if (one && other) tell(ratio > 1, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.style.touchAction = 'pan-x pan-y';
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
      element.style.touchAction = '';
    };
  };
}

function apart(touches: TouchList): number {
  const [one, other] = [...touches];
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
}
