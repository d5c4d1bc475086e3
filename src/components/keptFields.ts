export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const storageKey = 'typedBeforeReload';

/** Keeps what is typed into the page's fields over a reload in this tab, but no password: not every browser does. */
export function keepTypedFields(): void {
  const fields = document.querySelectorAll<FieldElement>('form [name]:not([type="password"])');
  const typed = Array.from(fields, ({ name, value }) => [name, value]).filter(([, value]) => value);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // Without storage the browser's own memory has to do.
  }
}

/** What `keepTypedFields` kept, once; by the fields' names. */
export function takeKeptFields(): Record<string, string | undefined> {
  try {
    const kept = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return kept ? (JSON.parse(kept) as Record<string, string>) : {};
  } catch {
    return {};
  }
}
