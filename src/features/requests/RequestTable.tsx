import type { AppointmentRequest } from '#src/api/appointments.ts';
import { Icon } from '#src/components/Icon.tsx';
import { Table } from '#src/components/table/Table.tsx';
import type { RequestSort } from './filters/requestFilters.ts';
import { requestColumns, type RequestFieldName, requestFields } from './requestFields.ts';
import { useRequestListContext } from './RequestListContext.ts';
import { RequestRow } from './RequestRow.tsx';
import styles from './RequestTable.module.css';

interface RequestTableProps {
  rows: readonly AppointmentRequest[];
  current: AppointmentRequest | undefined;
  newIds: ReadonlySet<string>;
  sort: RequestSort;
  isLoading: boolean;
  onOpen: (request: AppointmentRequest) => void;
}

/** A page's requests as rows, on a phone as cards. A name opens the drawer. */
export function RequestTable(props: RequestTableProps) {
  const { rows, current, newIds, sort, isLoading, onOpen } = props;
  const { list } = useRequestListContext();
  return (
    <Table
      caption="Appointment requests"
      columns={requestColumns.length}
      className={styles.table}
      head={
        <tr role="row">
          {requestColumns.map((field) => (
            <HeadCell key={field} field={field} sort={sort} />
          ))}
        </tr>
      }
      isLoading={isLoading}
      emptyText="No appointments found."
    >
      {rows.map((request) => (
        <RequestRow
          key={list.keyOf(request)}
          request={request}
          isCurrent={request === current}
          isNew={newIds.has(request.id)}
          onOpen={onOpen}
        />
      ))}
    </Table>
  );
}

/** Sorts that the `Date` heading can show. */
const dateOrders: Partial<Record<RequestSort, 'ascending' | 'descending'>> = {
  Recent: 'descending',
  Oldest: 'ascending',
};

function HeadCell({ field, sort }: { field: RequestFieldName; sort: RequestSort }) {
  const order = field === 'date' ? dateOrders[sort] : undefined;
  return (
    <th role="columnheader" scope="col" className={styles[field]} aria-sort={order}>
      {requestFields[field].label}
      {order && <Icon icon={order === 'ascending' ? 'ArrowUp' : 'ArrowDown'} />}
    </th>
  );
}
