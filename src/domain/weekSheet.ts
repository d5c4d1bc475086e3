import { type DaySheetQuery, daySheetRows } from './daySheet.ts';
import { addDays, mondayOf } from './clock.ts';
import type { RequestFacts } from './choiceFilters.ts';
import type { RequestList } from './requestList.ts';
import type { AppointmentRequest } from './types.ts';

interface WeekDay {
  /** YYYY-MM-DD */
  day: string;
  rows: readonly AppointmentRequest[];
}

/** The seven days of the week that a day is in, Monday first, each with what was asked for, by time. */
export function weekSheet(
  requests: RequestList,
  query: DaySheetQuery,
  facts: RequestFacts,
): WeekDay[] {
  const monday = mondayOf(query.day);
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(monday, index);
    return { day, rows: daySheetRows(requests, { ...query, day }, facts) };
  });
}
