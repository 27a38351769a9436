// The blue grey of a slate; what is asked depends on how many play, and on robots among them.
import type { Cover } from '../contract.ts';

export const cover: Cover = {
  hue: 225,
  progress: false,
  turn: 100,
  first: ['mode', 'letters', 'series', 'words'],
  timed: true,
  applies: (option, seats, options, robots) => {
    const teams = seats === 4 && options['mode'] === 'teams';
    switch (option) {
      case 'mode':
        return seats === 4;
      case 'words':
        return seats > 1;
      case 'free':
        return seats > 1 && options['words'] === 'players' && !robots;
      case 'ties':
        return seats > 1 && !teams;
      case 'grid':
        return !teams;
      case 'size':
      case 'covered':
        return teams || options['grid'] === true;
      default:
        return true;
    }
  },
};
