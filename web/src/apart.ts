// Telling people of the same name apart. Pure.

/** Names as they are, or numbered where two are called the same: Lou, Lou 2. */
export function apart(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((other) => other === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}
