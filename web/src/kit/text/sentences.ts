// Several things said one after the other. Pure.

/** Texts as sentences: each ends with a stop, unless it already ends with one of its own. */
export function sentences(...texts: readonly string[]): string {
  return texts
    .filter(Boolean)
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');
}
