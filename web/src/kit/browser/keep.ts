// What this browser remembers between visits, or only through a reload: small JSON values under "tablee.…", and nothing lost if storage is off.

const PREFIX = 'tablee.';

/** `always`: until it is changed; `reload`: as long as this tab is open. */
type Span = 'always' | 'reload';
const storage = (span: Span): Storage => (span === 'always' ? localStorage : sessionStorage);

export function recall<T>(key: string, otherwise: T, span: Span = 'always'): T {
  try {
    const raw = storage(span).getItem(PREFIX + key);
    return raw === null ? otherwise : (JSON.parse(raw) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown, span: Span = 'always'): void {
  try {
    storage(span).setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // A private window or a full disk: the page works, it only forgets.
  }
}
