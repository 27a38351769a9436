// The finest of many things, for each seat and of all.

/** For each seat the one that is worth most, the earliest of equals; the finest of all first. */
export function finest<T>(things: readonly T[], seatOf: (thing: T) => number, worth: (thing: T) => number): readonly T[] {
  const best = new Map<number, T>();
  for (const thing of things) {
    const before = best.get(seatOf(thing));
    if (before === undefined || worth(thing) > worth(before)) best.set(seatOf(thing), thing);
  }
  return [...best.values()].sort((one, other) => worth(other) - worth(one));
}
