import { useState } from 'react';
import { addDays, mondayOf } from '#src/domain/clock.ts';
import type { DailyCounts } from '#src/domain/dailyCounts.ts';

interface ChartOptions {
  /** The first day that the list is narrowed to, YYYY-MM-DD; '' for no bound. */
  from: string;
  /** YYYY-MM-DD */
  today: string;
  /** How many weeks the chart shows. */
  weeks: number;
}

/**
 * The Monday that the chart starts at (YYYY-MM-DD), and a function that moves it by so many times its own length and returns
 * the new one. It moves by itself when `from` or the search leads to days outside it.
 */
export function useChartStart(
  counts: DailyCounts,
  { from, today, weeks }: ChartOptions,
): [string, (times: number) => string] {
  /** The first day after the chart was moved; undefined before that. */
  const [movedTo, setMovedTo] = useState<string>();
  /** The day that the page was opened with. A later `from` does not count: the day that was clicked must not move. */
  const [openedWith, setOpenedWith] = useState(from);
  const [previousFrom, setPreviousFrom] = useState(from);
  const [previousCounts, setPreviousCounts] = useState(counts);
  const start = movedTo ?? firstStart(openedWith, counts, today, weeks);
  const end = addDays(start, weeks * 7);

  if (from !== previousFrom) {
    setPreviousFrom(from);
    if (from && (from < start || from >= end)) setMovedTo(mondayOf(from));
  }
  if (counts !== previousCounts) {
    setPreviousCounts(counts);
    const next = firstDayFrom(start, counts);
    const hasVisibleDay = next !== '' && next < end;
    // The search found something, but not in these weeks.
    if (counts.first && !hasVisibleDay) {
      setMovedTo(undefined);
      setOpenedWith('');
    }
  }

  function move(times: number): string {
    const next = addDays(start, times * weeks * 7);
    setMovedTo(next);
    return next;
  }

  return [start, move];
}

/**
 * The week of `from` where it is given. Otherwise last week, or where the chart would then be empty the first later week
 * with a request. Where nothing lies ahead: the last weeks that have requests.
 */
function firstStart(from: string, counts: DailyCounts, today: string, weeks: number): string {
  if (from) return mondayOf(from);
  const lastWeek = addDays(mondayOf(today), -7);
  if (!counts.first) return lastWeek;
  const next = firstDayFrom(lastWeek, counts);
  if (next >= addDays(lastWeek, weeks * 7)) return mondayOf(next);
  const latest = addDays(mondayOf(counts.last), -7 * (weeks - 1));
  return lastWeek < latest ? lastWeek : latest;
}

/** The first day with a request on or after a day; '' where there is none. */
function firstDayFrom(date: string, { days }: DailyCounts): string {
  let first = '';
  for (const day of days.keys()) if (day >= date && (!first || day < first)) first = day;
  return first;
}
