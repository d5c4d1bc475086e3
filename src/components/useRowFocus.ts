import { type FocusEvent, type KeyboardEvent, useState } from 'react';

const steps: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };

/** The controls of a row. */
const controls = ':is(a, button)';

/**
 * Makes the rows of a table one stop for the Tab key, with up and down from row to row (a roving tabindex): the key of
 * the row whose controls Tab stops at, and the handlers for the element around the rows. `keys`: of all rows, in order.
 */
export function useRowFocus(keys: readonly string[]) {
  /** The row that had the focus last. */
  const [focused, setFocused] = useState<string>();
  const tabRow = focused !== undefined && keys.includes(focused) ? focused : keys[0];

  function onFocus({ target }: FocusEvent) {
    const row = target.closest<HTMLElement>('[data-row]');
    if (row) setFocused(row.dataset.row);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
    const current = rows.findIndex((row) => row.contains(document.activeElement));
    // From the region around the rows 'down' leads to the row of the Tab stop; 'up' scrolls, as anywhere.
    const isOutside = current < 0;
    if (isOutside && step < 0) return;
    const next = isOutside
      ? rows.find((row) => row.dataset.row === tabRow)
      : rows.at(Math.max(0, current + step));
    if (!next || next === rows[current]) return;
    event.preventDefault();
    sameControl(next, document.activeElement)?.focus();
  }

  return { tabRow, onFocus, onKeyDown };
}

/** The control of a row that is in the same column as another row's; its first one where there is none. */
function sameControl(row: HTMLElement, other: Element | null): HTMLElement | null {
  const column = other?.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? -1;
  const cell = row.querySelectorAll('td, th')[column];
  return cell?.querySelector<HTMLElement>(controls) ?? row.querySelector<HTMLElement>(controls);
}
