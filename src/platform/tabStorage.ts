/** Used if storage is missing, full or forbidden; it lasts as long as the page. */
const inMemory = new Map<string, object>();

/** The record that this tab keeps under a key, unchecked; {} if there is none that can be used. */
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

/** Keeps a value until the tab is closed; undefined removes it. */
export function saveInTab(key: string, value: object | undefined): void {
  inMemory.delete(key);
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    if (value) inMemory.set(key, value);
  }
}
