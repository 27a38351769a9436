// The green of a cloth under ivory letters.
import type { Cover } from '../contract.ts';

export const cover: Cover = { hue: 165, progress: false, turn: 20, first: ['help', 'referee'] };
