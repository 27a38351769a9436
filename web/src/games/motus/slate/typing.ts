// A word being typed, letter by letter; its first letter may be given, and need not be typed again. Pure.

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae' };

/** The plain capitals that a key stands for (é is an E, œ an O and an E), or nothing if it is no letter. */
export function lettersOf(key: string): string {
  if ([...key].length !== 1) return '';
  const plain = (LIGATURES[key.toLowerCase()] ?? key).normalize('NFD').replace(/\p{M}/gu, '');
  return /^[a-z]{1,2}$/i.test(plain) ? plain.toUpperCase() : '';
}

/** With one letter more; the given first letter goes before any other, and is not doubled. */
export function typed(word: string, letter: string, length: number, first: string): string {
  const begun = word === '' && first && letter !== first ? first : word;
  return begun.length < length ? begun + letter : begun;
}

/** Without its last letter; a given letter that stands alone goes with it. */
export function erased(word: string, first: string): string {
  const left = word.slice(0, -1);
  return left === first ? '' : left;
}
