import { type KeyboardEvent, useRef, useState } from 'react';
import type { CallCounts } from '#src/domain/callCounts.ts';
import { formatDate, weekdayOf } from '#src/domain/clock.ts';
import type { ChartedService, DayCount } from '#src/domain/dailyCounts.ts';
import type { DatePeriod } from '#src/domain/requestList.ts';
import { fullBar } from './busiestDay.ts';
import { dayLabel, shortCount } from './dayLabel.ts';
import { fillOf } from './ServiceLegend.tsx';
import styles from './RequestsByDayChart.module.css';

/** The data of the chart's bars and table. */
export interface DaysShown {
  days: readonly DayCount[];
  services: readonly ChartedService[];
  /** The outcomes of calls, by day; undefined if nothing is noted. */
  calls: ReadonlyMap<string, CallCounts> | undefined;
  /** YYYY-MM-DD by the clinic's clock. */
  today: string;
  period: DatePeriod;
  /** The one day that the list is narrowed to; '' for none. */
  selected: string;
  onSelect: (date: string) => void;
}

/** px: the height of a full bar, of one in a strip, and the gap between its parts. */
const fullHeight = 56;
const stripHeight = 20;
const gap = 2;

/** How many days each key moves the focus; Infinity goes to the end. */
const steps: Record<string, number | undefined> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: 7,
  ArrowUp: -7,
  End: Infinity,
  Home: -Infinity,
};

/**
 * A bar for each day. All days together are one Tab stop; arrow keys move from day to day and from week to week (WAI-ARIA,
 * toolbar pattern).
 */
export function DayBars(props: DaysShown & { patternId: string; isStrip: boolean }) {
  const { days, services, today, period, selected, onSelect, patternId, isStrip } = props;
  const toolbar = useRef<HTMLDivElement>(null);
  /** The day that had the focus last. */
  const [focused, setFocused] = useState('');
  const most = Math.max(fullBar, ...days.map(({ total }) => total));
  const tabStop =
    [focused, selected, today].find((date) => days.some((day) => day.date === date)) ??
    days[0]?.date;

  function moveFocus(event: KeyboardEvent) {
    const step = steps[event.key];
    const buttons = [...(toolbar.current?.querySelectorAll('button') ?? [])];
    const current = buttons.findIndex((button) => button === document.activeElement);
    if (step === undefined || current < 0) return;
    event.preventDefault();
    buttons[Math.min(buttons.length - 1, Math.max(0, current + step))]?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus
    <div
      ref={toolbar}
      role="toolbar"
      aria-label="Days; press one to list its requests"
      className={styles.days}
      data-layout="row"
      data-align="stretch"
      onKeyDown={moveFocus}
    >
      {days.map((day) => {
        const parts = isStrip
          ? partsOf({ ...day, counts: [day.total] }, most, stripHeight)
          : partsOf(day, most, fullHeight);
        const month = isStrip ? '' : monthLabel(day, days);
        return (
          <button
            key={day.date}
            type="button"
            tabIndex={day.date === tabStop ? 0 : -1}
            className={styles.day}
            aria-label={dayLabel(day, services, today)}
            title={isStrip && day.total > 0 ? dayLabel(day, services, today) : undefined}
            aria-pressed={day.date === selected}
            aria-disabled={(day.total === 0 && day.date !== selected) || undefined}
            data-within={isWithin(day.date, period) || undefined}
            data-today={day.date === today || undefined}
            data-weekend={weekdayOf(day.date).startsWith('S') || undefined}
            data-week={weekdayOf(day.date) === 'Monday' || undefined}
            onFocus={() => setFocused(day.date)}
            onClick={() => {
              if (day.total > 0 || day.date === selected) onSelect(day.date);
            }}
          >
            {day.total > 0 && !isStrip && (
              <span className={`strong nowrap ${styles.total}`}>{shortCount(day.total)}</span>
            )}
            {/* As high as its own bar, so that the number stands directly above it. */}
            <svg
              aria-hidden
              width="100%"
              height={(parts[0]?.barHeight ?? 0) + 1}
              className={styles.bar}
            >
              {parts.map(({ service, y, height }) => (
                <rect
                  key={service}
                  x="18%"
                  width="64%"
                  y={y}
                  height={height}
                  {...(!isStrip && fillOf(services[service], patternId))}
                  className={styles.part}
                />
              ))}
            </svg>
            <span className={styles.number}>{Number(day.date.slice(8))}</span>
            {month && <span className={`caption nowrap ${styles.month}`}>{month}</span>}
          </button>
        );
      })}
    </div>
  );
}

interface Part {
  /** Index of its service. */
  service: number;
  /** px from the top of the bar. */
  y: number;
  height: number;
  /** px: the height of the whole bar. */
  barHeight: number;
}

/** A day's parts from the bottom up; each at least 2 px high, so that it can be seen. */
function partsOf({ counts }: DayCount, most: number, full: number): Part[] {
  const occurring = counts.flatMap((count, service) => (count > 0 ? [{ service, count }] : []));
  const heights = occurring.map(({ count }) =>
    Math.max(2, (count / most) * (full - 2 - gap * counts.length)),
  );
  const gaps = gap * Math.max(0, heights.length - 1);
  const barHeight = heights.reduce((sum, height) => sum + height, 1 + gaps);
  let y = barHeight;
  return occurring.map(({ service }, index) => {
    const height = heights[index] ?? 0;
    y -= height;
    const part = { service, y, height, barHeight };
    y -= gap;
    return part;
  });
}

function isWithin(date: string, { from, to }: DatePeriod): boolean {
  return (from !== '' || to !== '') && (!from || date >= from) && (!to || date <= to);
}

/** The month's short name on its first day, and on the first day shown unless the month is about to end. */
function monthLabel({ date }: DayCount, days: readonly DayCount[]): string {
  const begins = date.endsWith('-01') || (date === days[0]?.date && Number(date.slice(8)) < 27);
  return begins ? (formatDate(date).split(' ')[1] ?? '') : '';
}
