import { useEffect, useRef } from 'react';
import type { AppointmentRequest } from '#src/domain/types.ts';

interface Target {
  id: string;
  /** Its row's place on the page, or where it was when it left the list. */
  index: number;
}

/**
 * Once no request is open, moves the focus to the row of the one that was, or to the row in its place. The rows of a long list
 * follow the address a moment later: until then the table has the focus. `isListed`: that request passes the filters.
 */
export function useFocusReturn(request: AppointmentRequest | undefined, isListed: boolean): void {
  const target = useRef<Target>(undefined);
  const isWaiting = useRef(false);

  // No dependencies: the row can change with any render (another one opened, the page turned, the list loaded).
  useEffect(() => {
    const table = document.querySelector<HTMLElement>('[data-rows]');
    if (!table) return;
    const rows = [...table.querySelectorAll<HTMLElement>('tbody tr')];
    if (request) {
      const place = rows.findIndex((row) => row.matches('[data-current]'));
      const index = place < 0 ? (target.current?.index ?? 0) : place;
      target.current = { id: request.id, index };
      isWaiting.current = false;
    } else if (target.current) {
      const { id, index } = target.current;
      const own = rows.find(({ dataset }) => dataset.row === id);
      const row = own ?? (isListed ? undefined : (rows[index] ?? rows.at(-1)));
      const hasMoved = isWaiting.current && document.activeElement !== table;
      if (!hasMoved) (row?.querySelector<HTMLElement>('th button') ?? table).focus();
      isWaiting.current = !row && isListed && !hasMoved;
      if (!isWaiting.current) target.current = undefined;
    }
  });
}
