// The blue grey of a slate; who sets the words and who has a number grid depends on how many play.
import type { Cover } from '../contract.ts';

export const cover: Cover = {
  hue: 225,
  progress: false,
  timed: true,
  applies: (option, seats, options) => {
    const teams = seats === 4 && options['mode'] === 'teams';
    switch (option) {
      case 'mode':
        return seats === 4;
      case 'words':
        return seats > 1;
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
