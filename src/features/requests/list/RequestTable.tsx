import type { ComponentProps } from 'react';
import { DataTable } from '#src/components/DataTable.tsx';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { emptyTable } from './listMessage.ts';

interface RequestTableProps extends Pick<
  ComponentProps<typeof DataTable<AppointmentRequest>>,
  'columns' | 'rows' | 'badges' | 'loading'
> {
  /** The request that is open. */
  current: AppointmentRequest | undefined;
}

/** The rows of a page; the one that is open is marked. */
export function RequestTable({ current, rows, ...rest }: RequestTableProps) {
  const keys = new Map(rows.map((row, index) => [row, keyOf(row, rows.slice(0, index))]));
  return (
    <DataTable
      caption="Appointment requests"
      rows={rows}
      rowKey={(row) => keys.get(row) ?? ''}
      current={current && keys.get(current)}
      empty={emptyTable}
      {...rest}
    />
  );
}

/** A request's key among the rows of a page: it stays the same while the order changes, so that the focus is not lost. */
function keyOf({ id }: AppointmentRequest, before: readonly AppointmentRequest[]): string {
  return `${id}-${before.filter((other) => other.id === id).length}`;
}
