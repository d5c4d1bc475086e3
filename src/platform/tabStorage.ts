/** Fallback where storage is refused or full, until the document goes. */
const inMemory = new Map<string, object>();

/** Unchecked; {} where nothing usable is stored. */
export function loadFromTab(key: string): object {
  const kept = inMemory.get(key);
  if (kept) return kept;
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** In sessionStorage; undefined removes it. */
export function saveInTab(key: string, value: object | undefined): void {
  inMemory.delete(key);
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    if (value) inMemory.set(key, value);
  }
}
