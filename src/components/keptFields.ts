export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const storageKey = 'typedBeforeReload';

/** Fields of a form by their names; a field outside any form, or without a name, by its label. */
type Typed = Record<string, string>;

/** Fields that hold text or a choice, but no passwords, which are not to be stored. */
const fields =
  ':is(textarea, select, input):not([type="password"], [type="checkbox"], [type="radio"], [type="file"], [type="hidden"])';

/** By what a field is known again, on the same page. */
export function keyOf(field: FieldElement): string {
  const form = field.form?.getAttribute('aria-label') ?? '';
  return `${form}/${field.name || (field.labels?.[0]?.textContent ?? '')}`;
}

/** Keeps what is typed into the fields on the screen, of the page at `pathname`, over a reload in this tab: not every browser does. */
export function keepTypedFields(pathname: string): void {
  // What was kept before, and has found no field yet, is kept on.
  const typed = take(pathname);
  for (const field of document.querySelectorAll<FieldElement>(fields))
    if (field.value) typed[keyOf(field)] = field.value;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ pathname, typed }));
  } catch {
    // Without storage the browser's own memory has to do.
  }
}

/** Puts what `keepTypedFields` kept into the empty fields of the page at `pathname`, once, as if it was typed there. */
export function restoreTypedFields(pathname: string): void {
  const typed = take(pathname);
  for (const field of document.querySelectorAll<FieldElement>(fields)) {
    const value = typed[keyOf(field)];
    if (!value || field.value) continue;
    setValue(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function take(pathname: string): Typed {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as unknown;
    if (!isKept(kept) || kept.pathname !== pathname) return {};
    sessionStorage.removeItem(storageKey);
    return kept.typed;
  } catch {
    return {};
  }
}

function isKept(kept: unknown): kept is { pathname: string; typed: Typed } {
  if (typeof kept !== 'object' || kept === null || !('typed' in kept)) return false;
  const { typed } = kept;
  return (
    typeof typed === 'object' &&
    typed !== null &&
    Object.values(typed).every((value) => typeof value === 'string')
  );
}

/** By the browser's own setter: React overlooks a value that is set by the field's, which it has replaced. */
function setValue(field: FieldElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}
