/** Focuses a request's row by its key, or the table. */
export function focusRow(key?: string): void {
  const table = document.querySelector<HTMLElement>('[data-rows]');
  const rows = [...(table?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const row = rows.find(({ dataset }) => dataset.row === key);
  (row?.querySelector<HTMLElement>('th button') ?? table)?.focus();
}
