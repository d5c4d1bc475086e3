import { useState } from 'react';
import { addDays, mondayOf, type DailyCounts } from '#src/domain/dailyCounts.ts';

interface Around {
  today: string;
  weeks: number;
}

/**
 * The Monday that the strip starts at, and how to turn it by its own length. It follows the list's first day, and what a
 * search finds.
 */
export function useChartStart(
  from: string,
  counted: DailyCounts,
  around: Around,
): [string, (times: number) => void] {
  const [chosen, setChosen] = useState<string>();
  const [seen, setSeen] = useState(from);
  const [searched, setSearched] = useState(counted);
  // A day that is pressed must not move away under the pointer.
  const [askedFor, setAskedFor] = useState(from);
  const start = chosen ?? startAt(askedFor, counted, around);
  const length = around.weeks * 7;

  if (from !== seen) {
    setSeen(from);
    if (from && (from < start || from >= addDays(start, length))) setChosen(mondayOf(from));
  }
  if (counted !== searched) {
    setSearched(counted);
    // BlogResults, but not in these weeks: they make way for others.
    const next = firstFrom(start, counted);
    if (counted.first && !(next && next < addDays(start, length))) {
      setChosen(undefined);
      setAskedFor('');
    }
  }
  return [start, (times) => setChosen(addDays(start, times * length))];
}

/**
 * The week of the day that is asked for. Otherwise last week, or where that stretch would be empty the first week after it
 * that holds something; where nothing lies ahead, the last weeks that do.
 */
function startAt(from: string, counted: DailyCounts, { today, weeks }: Around): string {
  if (from) return mondayOf(from);
  const { first, last } = counted;
  const lastWeek = addDays(mondayOf(today), -7);
  if (!first) return lastWeek;
  const ahead = firstFrom(lastWeek, counted);
  if (ahead >= addDays(lastWeek, weeks * 7)) return mondayOf(ahead);
  const latest = addDays(mondayOf(last), -7 * (weeks - 1));
  return lastWeek < latest ? lastWeek : latest;
}

/** The first day with a request on or after a day; '' where there is none. */
function firstFrom(date: string, { days }: DailyCounts): string {
  let found = '';
  for (const day of days.keys()) if (day >= date && (!found || day < found)) found = day;
  return found;
}
