// What this browser remembers between visits, or only through a reload: small JSON values under "tablee.…", and nothing lost if storage is off.

const PREFIX = 'tablee.';

/** `always`: until it is changed; `reload`: as long as this tab is open. */
type Span = 'always' | 'reload';
const storage = (span: Span): Storage => (span === 'always' ? localStorage : sessionStorage);

/** What a private window or a full disk would not take: kept until this page is left. */
const held = new Map<string, string>();

export function recall<T>(key: string, otherwise: T, span: Span = 'always'): T {
  try {
    const raw = held.get(PREFIX + key) ?? storage(span).getItem(PREFIX + key);
    return raw === null ? otherwise : (JSON.parse(raw) as T);
  } catch {
    return otherwise;
  }
}

/** Whether it stays; if not, it is remembered as long as this page is open. */
export function keep(key: string, value: unknown, span: Span = 'always'): boolean {
  const written = JSON.stringify(value);
  try {
    storage(span).setItem(PREFIX + key, written);
    held.delete(PREFIX + key);
    return true;
  } catch {
    held.set(PREFIX + key, written);
    return false;
  }
}

/** Everything that is kept for good under names that begin so, by what stands after our own name. */
export function keptUnder(begins: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names(begins).map((key) => [key, recall<unknown>(key, null)]));
}

export function forget(begins: readonly string[]): void {
  for (const key of names(begins)) {
    held.delete(PREFIX + key);
    try {
      localStorage.removeItem(PREFIX + key);
    } catch {
      // Where nothing can be kept there is nothing to take away.
    }
  }
}

function names(begins: readonly string[]): string[] {
  return [...stored(), ...held.keys()]
    .filter((key, n, all) => key.startsWith(PREFIX) && all.indexOf(key) === n)
    .map((key) => key.slice(PREFIX.length))
    .filter((key) => begins.some((one) => key.startsWith(one)));
}

function stored(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, n) => localStorage.key(n) ?? '');
  } catch {
    return [];
  }
}
