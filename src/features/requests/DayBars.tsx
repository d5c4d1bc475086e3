import { type KeyboardEvent, useRef, useState } from 'react';
import { formatDate, weekdayOf } from '#src/domain/clock.ts';
import type { DayCount } from '#src/domain/dailyCounts.ts';
import { fullBar } from './busiestDay.ts';
import { dayLabel, shortCount } from './dayLabel.ts';
import { fillOf } from './ServiceLegend.tsx';
import styles from './RequestsByDayChart.module.css';

export interface DaysShown {
  days: readonly DayCount[];
  services: readonly string[];
  /** YYYY-MM-DD by the clinic's clock. */
  today: string;
  period: { from: string; to: string };
  /** The one day that the list is narrowed to; '' for none. */
  pressed: string;
  onPress: (date: string) => void;
}

/** px: a full bar, and what is between its parts. */
const full = 56;
const gap = 2;

/** How far each key leads; Infinity is the end. */
const steps: Record<string, number | undefined> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: 7,
  ArrowUp: -7,
  End: Infinity,
  Home: -Infinity,
};

/**
 * A bar for each day. The days are one stop for the Tab key, arrow keys go from day to day and from week to week
 * (WAI-ARIA, toolbar pattern).
 */
export function DayBars(props: DaysShown & { textureId: string }) {
  const { days, services, today, period, pressed, onPress, textureId } = props;
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState('');
  const most = Math.max(fullBar, ...days.map(({ total }) => total));
  const at = [stop, pressed, today].find((date) => days.some((day) => day.date === date));
  const first = at ?? days[0]?.date;

  function go(event: KeyboardEvent) {
    const step = steps[event.key];
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const here = buttons.findIndex((button) => button === document.activeElement);
    if (step === undefined || here < 0) return;
    event.preventDefault();
    buttons[Math.min(buttons.length - 1, Math.max(0, here + step))]?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the days in it take the focus
    <div
      ref={bar}
      role="toolbar"
      aria-label="Days; press one to list its requests"
      className={styles.days}
      onKeyDown={go}
    >
      {days.map((day) => {
        const parts = partsOf(day, most);
        return (
          <button
            key={day.date}
            type="button"
            tabIndex={day.date === first ? 0 : -1}
            className={styles.day}
            aria-label={dayLabel(day, services, today)}
            aria-pressed={day.date === pressed}
            aria-disabled={(day.total === 0 && day.date !== pressed) || undefined}
            data-within={isWithin(day.date, period) || undefined}
            data-today={day.date === today || undefined}
            data-weekend={weekdayOf(day.date).startsWith('S') || undefined}
            data-week={weekdayOf(day.date) === 'Monday' || undefined}
            onFocus={() => setStop(day.date)}
            onClick={() => {
              if (day.total > 0 || day.date === pressed) onPress(day.date);
            }}
          >
            <span className={styles.total}>{day.total > 0 && shortCount(day.total)}</span>
            {/* As high as its own bar, so that the number stands on it. */}
            <svg aria-hidden width="100%" height={(parts[0]?.end ?? 0) + 1} className={styles.bar}>
              {parts.map(({ place, y, size }) => (
                <rect
                  key={services[place]}
                  x="18%"
                  width="64%"
                  y={y}
                  height={size}
                  fill={fillOf(services[place] ?? '', textureId)}
                  className={styles.part}
                  data-service={services[place]}
                />
              ))}
            </svg>
            <span className={styles.number}>{Number(day.date.slice(8))}</span>
            <span className={styles.month}>{monthAt(day, days)}</span>
          </button>
        );
      })}
    </div>
  );
}

interface Part {
  /** Which service it is. */
  place: number;
  /** px from the top of the bar. */
  y: number;
  size: number;
  /** How high the whole bar is, in px. */
  end: number;
}

/** A day's parts from the bottom up; none so low that it can't be seen. */
function partsOf({ counts }: DayCount, most: number): Part[] {
  const asked = counts.flatMap((count, place) => (count > 0 ? [{ place, count }] : []));
  const sizes = asked.map(({ count }) =>
    Math.max(2, (count / most) * (full - 2 - gap * counts.length)),
  );
  const end = sizes.reduce((sum, size) => sum + size, 1 + gap * Math.max(0, sizes.length - 1));
  let y = end;
  return asked.map(({ place }, index) => {
    const size = sizes[index] ?? 0;
    y -= size;
    const part = { place, y, size, end };
    y -= gap;
    return part;
  });
}

function isWithin(date: string, { from, to }: { from: string; to: string }): boolean {
  return (from !== '' || to !== '') && (!from || date >= from) && (!to || date <= to);
}

/** The month's name where one begins. */
function monthAt({ date }: DayCount, days: readonly DayCount[]): string {
  const begins = date.endsWith('-01') || (date === days[0]?.date && Number(date.slice(8)) < 27);
  return begins ? (formatDate(date).split(' ')[1] ?? '') : '';
}
