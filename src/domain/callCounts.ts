import type { CallBook } from './CallBook.ts';
import { attendances, callStatuses } from './callStatus.ts';
import type { AppointmentRequest } from './types.ts';

/** How many requests have each status, in the order of `callStatuses`. */
export type CallCounts = readonly number[];

const none: CallCounts = callStatuses.map(() => 0);

/** Counts requests by day (YYYY-MM-DD) and by what came of calling their owners. Walks the list once. */
export function countCallsByDay(
  requests: readonly AppointmentRequest[],
  book: CallBook,
): ReadonlyMap<string, CallCounts> {
  const days = new Map<string, number[]>();
  for (const request of requests) {
    const day = days.get(request.date) ?? [...none];
    const index = callStatuses.findIndex((status) => book.passes(request, status));
    if (index >= 0) day[index] = (day[index] ?? 0) + 1;
    days.set(request.date, day);
  }
  return days;
}

/** The counts of several days together. */
export function sumCalls(days: Iterable<CallCounts>): CallCounts {
  let sum = none;
  for (const day of days) sum = sum.map((count, index) => count + (day[index] ?? 0));
  return sum;
}

/** '12 to call, 3 no answer, 1 confirmed': those that there are. */
export function callCountWords(counts: CallCounts): string {
  return countWords(callStatuses, counts);
}

/** '5 arrived, 3 left, 1 did not come': those that there are. */
export function attendanceWords(requests: readonly AppointmentRequest[], book: CallBook): string {
  const came = requests.map((request) => book.cameOf(request));
  const counts = attendances.map((each) => came.filter((value) => value === each).length);
  return countWords(attendances, counts);
}

function countWords(words: readonly string[], counts: readonly number[]): string {
  return words
    .map((word, index) => ({ word, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => `${count} ${word.toLowerCase()}`)
    .join(', ');
}
