// The blue grey of a slate.
import type { Cover } from '../contract.ts';

export const cover: Cover = { hue: 225, progress: false };
