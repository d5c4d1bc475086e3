/**
 * Runs in the page: ms in which it writes and lays out a plain table of so many rows at once. It is the measure of the machine, and of
 * whatever else it does: a check that holds milliseconds on a quick machine allows a slow one what this takes there.
 */
export function drawPlainTable(rows: number): number {
  const start = performance.now();
  const table = document.createElement('table');
  for (let row = 0; row < rows; row += 1) {
    const cells = table.insertRow();
    for (let cell = 0; cell < 8; cell += 1) cells.insertCell().textContent = `cell ${row} ${cell}`;
  }
  document.body.append(table);
  table.getBoundingClientRect();
  const ms = performance.now() - start;
  table.remove();
  return ms;
}
