// What a rating means for the next problems, and how sure it is. Pure.
import type { RatingTold } from '../../wire/calls.ts';

/** A list of problems was chosen for a rating; so far away from it, another list fits better. */
const FAR = 80;
export const moved = (rating: number, chosenFor: number): boolean => Math.abs(rating - chosenFor) > FAR;

/** A rating that may be further off than this is a guess yet: it takes about a dozen problems (Glicko's deviation of 110, as elsewhere). */
const SURE = 216;
export const provisional = ({ margin }: RatingTold): boolean => margin > SURE;

/** From easy (1) to very hard (4). */
export function hardness(level: number): 1 | 2 | 3 | 4 {
  if (level < 1300) return 1;
  if (level < 1600) return 2;
  return level < 1900 ? 3 : 4;
}

/** What was won or lost, with its sign. */
export function signed(points: number): string {
  const whole = Math.round(points);
  return whole > 0 ? `+${whole}` : `−${Math.abs(whole)}`;
}
