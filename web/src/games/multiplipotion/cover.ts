// Plum, for evenings with magicians.
import type { Cover } from '../contract.ts';

export const cover: Cover = { hue: 318, progress: true, turn: 3, first: ['level', 'help'] };
