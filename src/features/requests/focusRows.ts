/** Moves the focus to the table of the list that `part` is in, which also scrolls to it. */
export function focusRows(part: Element | null): void {
  const list = part?.closest('main') ?? document;
  list.querySelector<HTMLElement>('[data-rows]')?.focus();
}
