// The blue of ink on squared paper.
import type { Cover } from '../contract.ts';

export const cover: Cover = {
  hue: 255,
  progress: false,
  turn: 10,
  first: ['width', 'height', 'stars', 'help'],
  timed: true,
  applies: (option, seats, _, robots) => option !== 'agree' || seats > (robots ? 2 : 1),
};
