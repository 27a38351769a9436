// What this browser remembers between visits: small JSON values under "tablee.…", and nothing lost if storage is off.

const PREFIX = 'tablee.';

export function recall<T>(key: string, otherwise: T): T {
  try {
    const raw = localStorage.getItem(PREFIX + key);
    return raw === null ? otherwise : (JSON.parse(raw) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // A private window or a full disk: the page works, it only forgets.
  }
}
