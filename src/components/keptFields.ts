import { needsScript, patience } from './hydration.ts';

export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const storageKey = 'typedBeforeReload';

/** Fields of a form by their names; a field outside any form, or without a name, by its label. */
type Typed = Record<string, string>;

/** Fields that hold text or a choice, but no passwords, which are not to be stored. */
const fields =
  ':is(textarea, select, input):not([type="password"], [type="checkbox"], [type="radio"], [type="file"], [type="hidden"])';

function keyOf(field: FieldElement): string {
  const form = field.form?.getAttribute('aria-label') ?? '';
  return `${form}/${field.name || (field.labels?.[0]?.textContent ?? '')}`;
}

/** Keeps what is typed into the fields on the screen, of the page at `pathname`, over a reload in this tab: not every browser does. */
export function keepTypedFields(pathname: string): void {
  // Keep values from an earlier reload that have not found their field yet.
  const typed = take(pathname);
  for (const field of document.querySelectorAll<FieldElement>(fields))
    if (field.value) typed[keyOf(field)] = field.value;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ pathname, typed }));
  } catch {
    // If storage is refused, rely on the browser to restore the fields.
  }
}

/** Puts what `keepTypedFields` kept into the empty fields of the page at `pathname`, once, as if it was typed there. */
export function restoreTypedFields(pathname: string): void {
  const typed = take(pathname);
  for (const field of document.querySelectorAll<FieldElement>(fields)) {
    const value = typed[keyOf(field)];
    if (value && !field.value) fillIn(field, value);
  }
}

/**
 * Where React finds the page changed (by a translation, by an extension) it renders afresh what it should hydrate: what the fields
 * hold, the focus, and a press that nothing has followed, go over to those that take their places. Ends when the container is marked as
 * hydrated.
 */
export function carryOverTyped(container: HTMLElement): void {
  let focused: EventTarget | null = document.activeElement;
  const noteFocus = ({ target }: Event) => (focused = target);
  document.addEventListener('focusin', noteFocus);
  let pressed: { button: HTMLButtonElement; at: number } | undefined;
  const notePress = ({ target, timeStamp }: Event) => {
    const button =
      target instanceof Element ? target.closest<HTMLButtonElement>(needsScript) : null;
    pressed = button ? { button, at: timeStamp } : undefined;
  };
  const forgetPress = () => (pressed = undefined);
  document.addEventListener('click', notePress, { capture: true });
  document.addEventListener('input', forgetPress, { capture: true });
  const observer = new MutationObserver((records) => {
    const end = records.findIndex(({ type }) => type === 'attributes');
    const changes = end < 0 ? records : records.slice(0, end);
    const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]);
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const gone = partsOf<FieldElement>('input, select, textarea', removed);
    const fresh = partsOf<FieldElement>('input, select, textarea', added);
    // Before the fields, whose new values are input too.
    const button =
      pressed && performance.now() - pressed.at < patience
        ? counterpart(
            pressed.button,
            partsOf<HTMLButtonElement>(needsScript, removed),
            partsOf<HTMLButtonElement>(needsScript, added),
          )
        : undefined;
    for (const field of gone) {
      const next = counterpart(field, gone, fresh);
      if (!next) continue;
      if (isTyped(field)) enter(next, field);
      if (field === focused && document.activeElement === document.body)
        next.focus({ preventScroll: true });
    }
    // Once React has taken over what the fields hold.
    if (button) setTimeout(() => button.click());
    if (end < 0) return;
    observer.disconnect();
    document.removeEventListener('focusin', noteFocus);
    document.removeEventListener('click', notePress, { capture: true });
    document.removeEventListener('input', forgetPress, { capture: true });
  });
  observer.observe(container, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-hydrated'],
  });
}

/** Every such element in these nodes, passwords too: nothing is stored. */
function partsOf<Part extends Element>(selector: string, nodes: readonly Node[]): Part[] {
  return nodes.flatMap((node) =>
    node instanceof Element ? [...node.querySelectorAll<Part>(selector)] : [],
  );
}

/** The part in the same place: the first of its name and look takes over from the first, and so on. Labels may be translated. */
function counterpart<Part extends FieldElement | HTMLButtonElement>(
  part: Part,
  gone: Part[],
  fresh: Part[],
): Part | undefined {
  const isAlike = ({ name, type, className }: Part) =>
    name === part.name && type === part.type && className === part.className;
  const place = gone.filter(isAlike).indexOf(part);
  return fresh.filter(isAlike)[place];
}

/** Whether a field holds something else than it was drawn with. */
function isTyped(field: FieldElement): boolean {
  if (field instanceof HTMLSelectElement) {
    const drawn = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(drawn, 0);
  }
  const isTicked = field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
  return isTicked || field.value !== field.defaultValue;
}

/** Gives a field what another holds, as if it was typed there. */
function enter(field: FieldElement, from: FieldElement): void {
  const isTicked = from instanceof HTMLInputElement && from.checked;
  if (field instanceof HTMLInputElement && field.checked !== isTicked) field.click();
  else fillIn(field, from.value);
}

/** Fills a field in, and lets the page know. */
function fillIn(field: FieldElement, value: string): void {
  setValue(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function take(pathname: string): Typed {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as unknown;
    if (!isKept(kept)) return {};
    if (kept.pathname !== pathname) return {};
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

/** Uses the browser's own setter, because React replaces the field's and ignores values that are set through it. */
function setValue(field: FieldElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}
