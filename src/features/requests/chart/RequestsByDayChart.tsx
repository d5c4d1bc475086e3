import { useId, useMemo, useRef, useState } from 'react';
import { Icon, type IconName } from '#src/components/Icon.tsx';
import { Cluster } from '#src/components/Stack.tsx';
import type { CallBook } from '#src/domain/CallBook.ts';
import { callCountWords, countCallsByDay, sumCalls } from '#src/domain/callCounts.ts';
import { formatDate } from '#src/domain/clock.ts';
import { countByDay, dayRange, servicePlaces } from '#src/domain/dailyCounts.ts';
import { type DatePeriod, filterByDate } from '#src/domain/requestList.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { DayBars } from './DayBars.tsx';
import { DayTable } from './DayTable.tsx';
import { ServiceLegend, StripePatterns } from './ServiceLegend.tsx';
import { useChartStart } from './useChartStart.ts';
import { useVisibleWeeks } from './useVisibleWeeks.ts';
import styles from './RequestsByDayChart.module.css';

interface RequestsByDayChartProps {
  /** All that match the search and the choices, of any day; each has a date. */
  requests: readonly AppointmentRequest[];
  /** All of any day: which services there are is a matter of these. */
  all: readonly AppointmentRequest[];
  /** Some day has more than three: the strip shows the days before it is opened. */
  isBusy: boolean;
  /** The user's notes about calls; undefined before they are loaded. */
  book: CallBook | undefined;
  /** The days that the list is narrowed to. */
  period: DatePeriod;
  /** YYYY-MM-DD by the clinic's clock. */
  today: string;
  onPeriod: (period: DatePeriod) => void;
}

/**
 * How many requests there are for each day and service, some weeks at a time: a strip that opens to bars or a table. Selecting
 * a day narrows the list to it, selecting it again takes that back.
 */
export function RequestsByDayChart(props: RequestsByDayChartProps) {
  const { requests, all, isBusy, book, period, today, onPeriod } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [asTable, setAsTable] = useState(false);
  const chart = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const bodyId = useId();
  const patternId = useId();
  /** The days that it was moved to by hand, for screen readers: by itself it follows the list, which speaks. */
  const [movedTo, setMovedTo] = useState('');
  const weeks = useVisibleWeeks(chart);
  const places = useMemo(() => servicePlaces(all), [all]);
  const counts = useMemo(() => countByDay(requests, places), [requests, places]);
  const [start, move] = useChartStart(counts, { from: period.from, today, weeks });
  const days = useMemo(() => dayRange(counts, start, weeks * 7), [counts, start, weeks]);
  const end = days.at(-1)?.date ?? start;
  const range = `${formatDate(start)} to ${formatDate(end)}`;
  const { services } = counts;
  const calls = useMemo(
    () =>
      book && book.records.size > 0
        ? countCallsByDay(filterByDate(requests, { from: start, to: end }), book)
        : undefined,
    [requests, book, start, end],
  );

  const selected = period.from === period.to ? period.from : '';
  const select = (date: string) =>
    onPeriod(date === selected ? { from: '', to: '' } : { from: date, to: date });
  const shown = { days, services, calls, today, period, selected, onSelect: select };

  return (
    <section
      className={`framed numeric ${styles.strip}`}
      data-open={isOpen || undefined}
      aria-labelledby={titleId}
    >
      <StripePatterns id={patternId} />
      <h2 id={titleId} className={styles.title}>
        <button
          type="button"
          data-layout="row"
          data-gap="2"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setIsOpen(!isOpen)}
        >
          Requests by day
          <Icon icon="ChevronDown" data-turns="" />
        </button>
      </h2>
      {isOpen && (
        <Cluster gap={5} className={styles.head}>
          <ServiceLegend services={services} patternId={patternId} />
          <Cluster className={`screen-only ${styles.tools}`}>
            <p className={`caption ${styles.range}`}>{range}</p>
            <p role="status" className="visually-hidden">
              {movedTo === start && range}
            </p>
            <MoveButton
              label="Earlier days"
              icon="ChevronLeft"
              disabled={!counts.first || start <= counts.first}
              onClick={() => setMovedTo(move(-1))}
            />
            <MoveButton
              label="Later days"
              icon="ChevronRight"
              disabled={end >= counts.last}
              onClick={() => setMovedTo(move(1))}
            />
            <button
              type="button"
              className={styles.toggle}
              data-layout="row"
              data-gap="2"
              onClick={() => setAsTable(!asTable)}
            >
              <Icon icon={asTable ? 'ChartColumn' : 'Table'} />
              <span>{asTable ? 'Show as chart' : 'Show as table'}</span>
            </button>
          </Cluster>
        </Cluster>
      )}
      <div ref={chart} id={bodyId} className={styles.body}>
        {isOpen && asTable && <DayTable {...shown} />}
        {(isOpen ? !asTable : isBusy) && (
          <DayBars {...shown} patternId={patternId} isStrip={!isOpen} />
        )}
      </div>
      {isOpen && calls && calls.size > 0 && (
        <p className={`small ${styles.calls}`}>
          {`Calls for these days, as noted on this computer: ${callCountWords(sumCalls(calls.values()))}`}
        </p>
      )}
    </section>
  );
}

interface MoveButtonProps {
  label: string;
  icon: IconName;
  /** True if there are no requests on that side. The button keeps its place and its focus. */
  disabled: boolean;
  onClick: () => void;
}

function MoveButton({ label, icon, disabled, onClick }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={styles.turn}
      data-layout="row"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => disabled || onClick()}
    >
      <Icon icon={icon} />
    </button>
  );
}
