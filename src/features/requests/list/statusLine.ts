import type { RequestsResult } from '#src/features/requests/useRequests.ts';
import { loginProblemOf } from '#src/api/loginProblem.ts';
import { config } from '#src/config/env.ts';
import { clinicNow, formatDate, formatTime } from '#src/domain/clock.ts';
import type { RequestSort } from '#src/features/requests/requestList.ts';
import { requestsPhrase } from '#src/features/requests/requestsPhrase.ts';

interface Shown {
  token: string | null;
  sort: RequestSort;
  /** The day sheet, which counts what is on it and has an order of its own. */
  isSheet: boolean;
  /** They are all for one day. */
  isDay: boolean;
  /** How many requests pass the filters. */
  shown: number;
  /** YYYY-MM-DD by the clinic's clock. */
  today: string;
}

const orderPhrases: Record<RequestSort, string> = {
  Recent: ', newest first',
  Oldest: ', oldest first',
  'No Sorting': '',
  'Next up': ', next to come first',
};

/** What the list holds and when it was loaded: '37 requests, newest first. Loaded at 2:02 PM'. The count comes first, because screen readers announce the change from there. */
export function statusLine(
  result: RequestsResult,
  { token, sort, isSheet, isDay, shown, today }: Shown,
): string {
  const { requests, status, error, dataUpdatedAt, isFetching } = result;
  if (status === 'pending' || (isFetching && !dataUpdatedAt)) return 'Loading requests…';
  if (isFetching) return 'Loading requests again…';
  if (!dataUpdatedAt) {
    return loginProblemOf(error, token) === 'logged out' ? '' : 'The list could not be loaded';
  }
  const { date, time } = clinicNow(new Date(dataUpdatedAt), config.clinicTimeZone);
  // A page that was left open overnight must not pass for one of this morning.
  const day = date === today ? '' : `on ${formatDate(date)} `;
  const dated = requests.dated.length;
  const undated = requests.all.length - dated;
  const count = shown === dated ? requestsPhrase(shown) : `${shown} of ${requestsPhrase(dated)}`;
  const orderPhrase = isDay && sort === 'Oldest' ? ', in the order of the day' : orderPhrases[sort];
  const sentences = [
    !isSheet && `${count}${shown > 1 ? orderPhrase : ''}`,
    undated > 0 && undatedPhrase(undated),
    `Loaded ${day}at ${formatTime(time)}`,
  ];
  return sentences.filter(Boolean).join('. ');
}

function undatedPhrase(count: number): string {
  return count === 1 ? '1 request has no date' : `${count} requests have no date`;
}
