import type { AppointmentRequest } from '#src/domain/types.ts';

/** A request's key among the rows of a page: it stays the same while the order changes, so that the focus is not lost. */
export function rowKeyOf(
  { id }: AppointmentRequest,
  before: readonly AppointmentRequest[] = [],
): string {
  return `${id}-${before.filter((other) => other.id === id).length}`;
}

/** Moves the focus to the table of the list that `part` is in, which also scrolls to it. */
export function focusRows(part: Element | null): void {
  listOf(part).querySelector<HTMLElement>('[data-rows]')?.focus();
}

/** Moves the focus to a request's row, where it is not listed to the first one, and where there is none to the table. */
export function focusRow(part: Element | null, request: AppointmentRequest): void {
  const rows = [...listOf(part).querySelectorAll<HTMLElement>('[data-rows] [data-row]')];
  const row = rows.find((one) => one.dataset.row === rowKeyOf(request)) ?? rows[0];
  // The name, which opens the request.
  const name = row?.querySelector<HTMLElement>('th button');
  if (name) name.focus();
  else focusRows(part);
}

function listOf(part: Element | null): ParentNode {
  return part?.closest('main') ?? document;
}
