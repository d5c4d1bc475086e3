import { type Ref, Suspense, useId, useState } from 'react';
import { ListHead } from '#src/components/ListHead.tsx';
import { Cluster } from '#src/components/Stack.tsx';
import { countFilters, type ListFilters } from '#src/domain/listFilters.ts';
import type { DatePeriod, RequestList } from '#src/domain/requestList.ts';
import { MoreFilters } from '#src/features/requests/list/lazyComponents.ts';
import { RequestFilters } from './RequestFilters.tsx';
import styles from './RequestFilters.module.css';

interface FilterAreaProps {
  requests: RequestList;
  loading: boolean;
  /** A sentence about what the list holds. */
  status: string;
  /** Receives the element for the settings of the search for new requests. */
  watchPlace?: Ref<HTMLDivElement> | undefined;
  filters: ListFilters;
  /** The days that the list is narrowed to. */
  period: DatePeriod;
  /** YYYY-MM-DD by the clinic's clock. */
  today: string;
  onChange: (change: Partial<ListFilters>) => void;
  onExport: () => void;
  exporting: boolean;
  /** There is nothing to export (yet). */
  empty: boolean;
}

/** The list's title and status with its filters. On small screens most of them are folded. */
export function FilterArea(props: FilterAreaProps) {
  const { requests, loading, status, watchPlace, filters, period, today, onChange } = props;
  const [open, setOpen] = useState(false);
  const panelId = useId();
  return (
    <ListHead
      title="Appointment Requests"
      status={status}
      below={watchPlace && <div ref={watchPlace} className={`screen-only ${styles.watch}`} />}
    >
      <RequestFilters
        {...props}
        inUse={countFilters(filters)}
        open={open}
        onOpen={setOpen}
        panelId={panelId}
      />
      {/* Its place is kept until it is here, so that the table does not jump. */}
      {(loading || requests.dated.length > 0) && (
        <Cluster gap={3} align="end" className={`screen-only ${styles.more}`} data-dense>
          {!loading && (
            <Suspense>
              <MoreFilters
                requests={requests}
                filters={filters}
                period={period}
                today={today}
                onChange={onChange}
                panelId={panelId}
                open={open}
              />
            </Suspense>
          )}
        </Cluster>
      )}
    </ListHead>
  );
}
