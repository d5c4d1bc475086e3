import { Suspense, useDeferredValue, useMemo } from 'react';
import { Stack } from '#src/components/Stack.tsx';
import type { CallBook } from '#src/domain/CallBook.ts';
import type { DatePeriod, RequestList } from '#src/domain/requestList.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { busiestDay, fullBar } from './busiestDay.ts';
import { RequestsByDayChart } from '#src/features/requests/list/lazyComponents.ts';
import styles from '#src/features/requests/list/RequestListScreen.module.css';

interface ChartAreaProps {
  requests: RequestList;
  loading: boolean;
  /** The requests of any day that match the search and the choices. */
  matching: readonly AppointmentRequest[];
  /** The user's notes about calls; undefined before they are loaded. */
  book: CallBook | undefined;
  period: DatePeriod;
  /** YYYY-MM-DD by the clinic's clock. */
  today: string;
  onPeriod: (period: DatePeriod) => void;
}

/**
 * Keeps the strip's place while it loads, so that the table does not jump. A list without dates has no chart, nor has one whose chart
 * can't be fetched.
 */
export function ChartArea(props: ChartAreaProps) {
  const { requests, loading, matching, book, period, today, onPeriod } = props;
  // The rows come first: the chart counts in a later render.
  const charted = useDeferredValue(matching);
  const isBusy = useMemo(() => busiestDay(requests.dated) >= fullBar, [requests]);
  const hasDates = requests.dated.length > 0;
  // The deferred value is still empty in the first render after loading.
  const isReady = charted.length > 0 || matching.length === 0;

  if (!loading && !hasDates) return null;
  const place = <div className={`screen-only ${styles.place}`} />;
  return (
    <Stack className={styles.days}>
      {hasDates && isReady ? (
        <Suspense fallback={place}>
          <RequestsByDayChart
            requests={charted}
            all={requests.dated}
            isBusy={isBusy}
            book={book}
            period={period}
            today={today}
            onPeriod={onPeriod}
          />
        </Suspense>
      ) : (
        place
      )}
    </Stack>
  );
}
