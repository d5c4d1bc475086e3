import { callStatuses } from '#src/domain/callStatus.ts';
import { formatDate, weekdayOf } from '#src/domain/clock.ts';
import type { DaysShown } from './DayBars.tsx';
import styles from './RequestsByDayChart.module.css';

/** The same days as a table, without those that have no requests. */
export function DayTable({ days, services, calls, today, selected, onSelect }: DaysShown) {
  const outcomes = calls ? callStatuses : [];
  const busy = days.filter(({ total }) => total > 0);
  return (
    // The region takes focus so that arrow keys scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label="Requests by day, table" tabIndex={0} className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">Requests by day and service</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {services.map(({ name, fill }) => (
              <th key={fill} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">Total</th>
            {outcomes.map((status) => (
              <th key={status} scope="col">
                {status}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {busy.length === 0 && (
            <tr>
              <td colSpan={services.length + 2 + outcomes.length}>No requests in these weeks.</td>
            </tr>
          )}
          {busy.map(({ date, counts, total }) => (
            <tr key={date}>
              <th scope="row">
                <button
                  type="button"
                  className={`text-button ${styles.rowDay}`}
                  data-choice="bare"
                  aria-pressed={date === selected}
                  onClick={() => onSelect(date)}
                >
                  {`${weekdayOf(date).slice(0, 3)} ${formatDate(date)}`}
                </button>
                {date === today && <span> (today)</span>}
              </th>
              {counts.map((count, service) => (
                <td key={services[service]?.fill}>{count}</td>
              ))}
              <td className={styles.sum}>{total}</td>
              {outcomes.map((status, index) => (
                <td key={status}>{calls?.get(date)?.[index] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
