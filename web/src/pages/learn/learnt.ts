// Which games this browser has been taught, so that a lesson is offered plainly only until it was taken or passed over.
import { keep, recall } from '../../kit/browser/keep.ts';

const LEARNT = 'learnt';

export const isLearnt = (game: string): boolean => recall<readonly string[]>(LEARNT, []).includes(game);

export function rememberLearnt(game: string): void {
  if (!isLearnt(game)) keep(LEARNT, [...recall<readonly string[]>(LEARNT, []), game]);
}
