import { Cluster } from '#src/components/Stack.tsx';
import { quickRanges, rangeOf } from '#src/domain/quickRanges.ts';
import type { ListFilters } from '#src/domain/listFilters.ts';
import type { DatePeriod } from '#src/domain/requestList.ts';
import styles from './MoreFilters.module.css';

interface QuickRangesProps {
  /** The days that the list is narrowed to. */
  period: DatePeriod;
  /** YYYY-MM-DD by the clinic's clock. */
  today: string;
  onChange: (change: Partial<ListFilters>) => void;
}

/** Sets both dates in one press; pressed again, it takes them back. */
export function QuickRanges({ period, today, onChange }: QuickRangesProps) {
  const pressed = rangeOf(period, today);
  return (
    <Cluster align="stretch" role="group" aria-label="Quick dates" className={styles.ranges}>
      {quickRanges.map((range) => (
        <button
          key={range}
          type="button"
          className={styles.range}
          data-choice
          aria-pressed={range === pressed}
          onClick={() => onChange(range === pressed ? { range: '', from: '', to: '' } : { range })}
        >
          {range}
        </button>
      ))}
    </Cluster>
  );
}
