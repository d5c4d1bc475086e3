/** What a form's fields held before its script was there, by the fields' names. */
export type TypedEarly = Readonly<Record<string, string>>;

/**
 * Reads a form that React does not know yet, just before the live one takes its place in the same box. `goOn` brings the
 * person back into the field they were in, and sends the form where that was asked for in the meantime.
 */
export function takeOver(box: HTMLElement) {
  const form = box.querySelector('form');
  const typed: Record<string, string> = {};
  for (const [name, value] of form ? new FormData(form) : []) {
    if (typeof value === 'string' && value !== '') typed[name] = value;
  }
  const focused = document.activeElement;
  const place = focused && form?.contains(focused) ? placeOf(focused) : undefined;

  function goOn(newBox: HTMLElement, send: boolean) {
    const live = newBox.querySelector('form');
    if (place) focusAt(live, place);
    if (send) live?.requestSubmit();
  }

  return { typed, goOn };
}

interface Place {
  selector: string;
  range?: [number, number];
}

function placeOf(element: Element): Place {
  const name = element.getAttribute('name');
  const selector = name ? `[name="${CSS.escape(name)}"]` : '[type="submit"]';
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) {
    return { selector };
  }
  const { selectionStart: start, selectionEnd: end } = element;
  // An e-mail or date field has no selection to read.
  return start === null || end === null ? { selector } : { selector, range: [start, end] };
}

function focusAt(form: HTMLFormElement | null, { selector, range }: Place) {
  const field = form?.querySelector<HTMLElement>(selector);
  field?.focus({ preventScroll: true });
  if (range && (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) {
    field.setSelectionRange(...range);
  }
}
