import type { AppointmentRequest } from '#src/api/appointments.ts';
import { Icon } from '#src/components/Icon.tsx';
import { Table } from '#src/components/table/Table.tsx';
import type { RequestSort } from './filters/requestFilters.ts';
import { type RequestFieldName, requestFields } from './requestFields.ts';
import { RequestRow, type RowContext } from './RequestRow.tsx';
import styles from './RequestTable.module.css';

/** Columns by importance for phoning an owner (docs/product.md, section 11). */
const columns: readonly RequestFieldName[] = [
  'name',
  'mobileNumber',
  'date',
  'time',
  'appointmentType',
  'petType',
  'locationName',
  'comments',
  'email',
  'managerPhone',
  'id',
];

interface RequestTableProps extends RowContext {
  rows: readonly AppointmentRequest[];
  current: AppointmentRequest | undefined;
  sort: RequestSort;
  isLoading: boolean;
}

/** A page's requests as rows, on a phone as cards. A name opens the drawer. */
export function RequestTable(props: RequestTableProps) {
  const { rows, current, sort, isLoading, ...context } = props;
  return (
    <Table
      caption="Appointment requests"
      columns={columns.length}
      className={styles.table}
      head={
        <tr role="row">
          {columns.map((field) => (
            <HeadCell key={field} field={field} sort={sort} />
          ))}
        </tr>
      }
      isLoading={isLoading}
      emptyText="No appointments found."
    >
      {rows.map((request) => (
        <RequestRow
          key={context.requests.keyOf(request)}
          request={request}
          isCurrent={request === current}
          {...context}
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
