// The lines of a log. Pure.

export interface LogLine {
  readonly key: number | string;
  readonly text: string;
  readonly mine: boolean;
}

/** What happened several times in a row is one line, with how often. */
export function merged<One extends LogLine>(lines: readonly One[]): readonly One[] {
  const found: { first: One; times: number }[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.first.text === line.text) last.times += 1;
    else found.push({ first: line, times: 1 });
  }
  return found.map(({ first, times }) => (times > 1 ? { ...first, text: `${first.text} (×\u202f${times})` } : first));
}
