import { type ComponentProps, useEffect, useRef } from 'react';
import { DataTable } from '#src/components/DataTable.tsx';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { rowKeyOf } from './focusRows.ts';
import { emptyTable } from './listMessage.ts';
import { type OpenedStore, useOpened } from './openedRequests.ts';

interface RequestTableProps extends Pick<
  ComponentProps<typeof DataTable<AppointmentRequest>>,
  'columns' | 'rows' | 'badges' | 'loading'
> {
  opened: OpenedStore;
}

/** The rows of a page; the one that is open is marked, and kept in sight. */
export function RequestTable({ opened, rows, ...rest }: RequestTableProps) {
  const place = useRef<HTMLDivElement>(null);
  const open = useOpened(opened);
  const at = open ? rows.indexOf(open.request) : -1;
  const keyOf = (row: AppointmentRequest, index: number) => rowKeyOf(row, rows.slice(0, index));
  const current = at < 0 ? undefined : keyOf(rows[at]!, at);

  useEffect(() => {
    if (current !== undefined)
      place.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  return (
    <div ref={place}>
      <DataTable
        caption="Appointment requests"
        rows={rows}
        rowKey={keyOf}
        current={current}
        empty={emptyTable}
        {...rest}
      />
    </div>
  );
}
