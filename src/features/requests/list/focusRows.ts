import type { AppointmentRequest } from '#src/domain/types.ts';

/** A request's key among the rows of a page: it stays the same while the order changes, so that the focus is not lost. */
export function rowKeyOf(
  { id }: AppointmentRequest,
  before: readonly AppointmentRequest[] = [],
): string {
  return `${id}-${before.filter((other) => other.id === id).length}`;
}

/** Moves the focus to the table or the sheet of the list that `part` is in, which also scrolls to it; a day without rows has neither. */
export function focusRows(part: Element | null): void {
  const list = listOf(part);
  const rows = list.querySelector<HTMLElement>('[data-rows]') ?? list;
  if (rows instanceof HTMLElement) rows.focus();
}

/** Moves the focus to a request's row, where it is not listed to the one at its place, and where there is none to the table. */
export function focusRow(part: Element | null, request: AppointmentRequest, at: number): void {
  const rows = rowsOf(part);
  const name = nameIn(rowOf(rows, request) ?? rows[at] ?? rows.at(-1));
  if (name) name.focus();
  else focusRows(part);
}

/** Moves the focus to a request's row; false where it has none on this page. */
export function focusOwnRow(part: Element | null, request: AppointmentRequest): boolean {
  const name = nameIn(rowOf(rowsOf(part), request));
  name?.focus();
  return name !== null && name !== undefined;
}

function rowsOf(part: Element | null): HTMLElement[] {
  return [...listOf(part).querySelectorAll<HTMLElement>('[data-rows] [data-row]')];
}

function rowOf(rows: HTMLElement[], request: AppointmentRequest): HTMLElement | undefined {
  return rows.find((one) => one.dataset.row === rowKeyOf(request));
}

/** The name, which opens the request. */
function nameIn(row: HTMLElement | undefined): HTMLElement | null | undefined {
  return row?.querySelector<HTMLElement>('th button');
}

function listOf(part: Element | null): ParentNode {
  return part?.closest('main') ?? document;
}
