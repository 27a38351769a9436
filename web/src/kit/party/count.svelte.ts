// Numbers that count up from nothing to what they are, together; at once where motion is not wanted.
import { still } from '../board/travel.ts';

const LASTS = 900;

/** How far the counting is, from 0 to 1; to be used while a component is set up. */
export function counting(wanted: () => boolean): { readonly share: number } {
  let share = $state(1);
  $effect.pre(() => {
    if (!wanted() || still()) return;
    share = 0;
    const began = performance.now();
    let next = requestAnimationFrame(function step(now) {
      const way = Math.min(1, Math.max(0, (now - began) / LASTS));
      share = 1 - (1 - way) ** 3;
      if (way < 1) next = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(next);
  });
  return {
    get share() {
      return share;
    },
  };
}
