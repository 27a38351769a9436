// The walnut of a frame around red and blue squares.
import type { Cover } from '../contract.ts';

export const cover: Cover = { hue: 62, progress: false, turn: 60, first: ['help', 'turns'], fields: { board: () => import('./drawing/BoardField.svelte') } };
