// A small table for tests: RATEAU lies across in E3 to E8 and a B on its T, so that stack is two high.
import type { View } from './wire.ts';

export function scene(changes: Partial<View> = {}): View {
  const row = ['', '', 'R', 'A', 'TB', 'E', 'A', 'U', '', ''];
  const bare = Array.from({ length: 10 }, () => '');
  return {
    seat: 0,
    size: 10,
    stacks: Array.from({ length: 10 }, (_, n) => (n === 4 ? row : bare)),
    centre: [
      [4, 4],
      [4, 5],
      [5, 4],
      [5, 5],
    ],
    rack: 'IREQSEN',
    rack_counts: [7, 7],
    scores: [12, 5],
    bag: 79,
    lots: [],
    unseen: { A: 7, Z: 1 },
    turn: 0,
    phase: 'play',
    passes: 0,
    last: { seat: 1, squares: [[4, 4]], words: [], points: 5 },
    may_challenge: false,
    history: [],
    referee: 'arbiter',
    help: 'words',
    options: { size: 10, referee: 'arbiter', help: 'auto', no_full_cover: false, no_bare_plural: false },
    left: [],
    result: null,
    ...changes,
  };
}
