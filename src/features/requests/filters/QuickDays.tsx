import { useRequestListContext } from '#src/features/requests/RequestListContext.ts';
import { type DatePeriod, quickRanges, rangeOf } from './requestFilters.ts';
import type { ChangeFilters } from './useRequestFilters.ts';
import styles from './FilterBar.module.css';

interface QuickDaysProps {
  period: DatePeriod;
  onChange: ChangeFilters;
}

/** `Today`, `Tomorrow` and `Next 7 days`; pressed again, they show all days. */
export function QuickDays({ period, onChange }: QuickDaysProps) {
  const shown = rangeOf(period, useRequestListContext().now.date);
  return (
    <div role="group" aria-label="Days" className={styles.days}>
      {quickRanges.map((range) => (
        <button
          key={range}
          type="button"
          className={styles.range}
          data-choice="segment"
          aria-pressed={range === shown}
          onClick={() => onChange(range === shown ? { from: '', to: '' } : { range })}
        >
          {range}
        </button>
      ))}
    </div>
  );
}
