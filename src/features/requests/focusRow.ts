/** Moves the focus to a request's row, by its key, or to the table where its page shows no such row. */
export function focusRow(key?: string): void {
  const table = document.querySelector<HTMLElement>('[data-rows]');
  const rows = [...(table?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const row = rows.find(({ dataset }) => dataset.row === key);
  (row?.querySelector<HTMLElement>('th button') ?? table)?.focus();
}
