import { ChartColumn, ChevronLeft, ChevronRight, Table } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { config } from '#src/config/env.ts';
import { clinicNow, formatDate } from '#src/domain/clock.ts';
import { countByDay, dayRange } from '#src/domain/dailyCounts.ts';
import type { Appointment } from '#src/domain/types.ts';
import { DayBars } from './DayBars.tsx';
import { DayTable } from './DayTable.tsx';
import { ServiceLegend, Textures } from './ServiceLegend.tsx';
import { useChartStart } from './useChartStart.ts';
import { useVisibleWeeks } from './useVisibleWeeks.ts';
import styles from './RequestsByDayChart.module.css';

export interface Period {
  from: string;
  to: string;
}

interface RequestsByDayChartProps {
  /** All that the search lets through, of whatever day. */
  requests: readonly Appointment[];
  /** The days that the list is narrowed to; '' for no bound. */
  period: Period;
  onPeriod: (period: Period) => void;
}

/**
 * How many requests there are for each day and service, some weeks at a time, as a strip of bars or as a table. Pressing a
 * day narrows the list to it, pressing it again takes that back.
 */
export function RequestsByDayChart({ requests, period, onPeriod }: RequestsByDayChartProps) {
  const [today] = useState(() => clinicNow(new Date(), config.clinicTimeZone).date);
  const [asTable, setAsTable] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const textureId = useId();
  const weeks = useVisibleWeeks(box);
  const counted = useMemo(() => countByDay(requests), [requests]);
  const [start, turn] = useChartStart(period.from, counted, { today, weeks });
  const days = useMemo(() => dayRange(counted, start, weeks * 7), [counted, start, weeks]);
  const end = days.at(-1)?.date ?? start;

  const pressed = period.from === period.to ? period.from : '';
  const press = (date: string) =>
    onPeriod(date === pressed ? { from: '', to: '' } : { from: date, to: date });
  const { services } = counted;
  const shown = { days, services, today, period, pressed, onPress: press };

  return (
    <section ref={box} className={styles.strip} aria-labelledby={titleId}>
      <Textures id={textureId} />
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          Requests by day
        </h2>
        <ServiceLegend services={services} textureId={textureId} />
        <div className={styles.tools}>
          <p className={styles.range} aria-live="polite">
            {formatDate(start)} to {formatDate(end)}
          </p>
          <Turn
            label="Earlier days"
            icon={ChevronLeft}
            dead={!counted.first || start <= counted.first}
            onPress={() => turn(-1)}
          />
          <Turn
            label="Later days"
            icon={ChevronRight}
            dead={end >= counted.last}
            onPress={() => turn(1)}
          />
          <button type="button" className={styles.toggle} onClick={() => setAsTable(!asTable)}>
            {asTable ? <ChartColumn aria-hidden /> : <Table aria-hidden />}
            {asTable ? 'Show as chart' : 'Show as table'}
          </button>
        </div>
      </div>
      {asTable ? <DayTable {...shown} /> : <DayBars {...shown} textureId={textureId} />}
    </section>
  );
}

interface TurnProps {
  label: string;
  icon: typeof ChevronLeft;
  /** There is nothing on that side; it keeps its place and its focus. */
  dead: boolean;
  onPress: () => void;
}

function Turn({ label, icon: Icon, dead, onPress }: TurnProps) {
  return (
    <button
      type="button"
      className={styles.turn}
      aria-label={label}
      aria-disabled={dead || undefined}
      onClick={() => dead || onPress()}
    >
      <Icon aria-hidden />
    </button>
  );
}
