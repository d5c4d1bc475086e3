import { type AppliedFilters, isSingleDay, type RequestSort } from './filters/requestFilters.ts';
import type { RequestsResult } from './useRequests.ts';

const orders: Record<RequestSort, string> = {
  Recent: ', newest first',
  Oldest: ', oldest first',
  'No Sorting': '',
  'Next up': ', next to come first',
};

/** '37 requests, newest first.' Screen readers announce a change from the count on. */
export function countLine(
  { list, isLoading, loadedAt, accessProblem }: RequestsResult,
  listedCount: number,
  filters: AppliedFilters,
): string {
  if (isLoading) return loadedAt ? 'Loading requests again…' : 'Loading requests…';
  if (!loadedAt) return accessProblem === 'logged out' ? '' : 'The list could not be loaded';
  const dated = list.dated.length;
  const undated = list.all.length - dated;
  const count =
    listedCount === dated ? requestsPhrase(dated) : `${listedCount} of ${requestsPhrase(dated)}`;
  const { sort } = filters;
  const isDayInOrder = isSingleDay(filters) && sort === 'Oldest';
  const order = isDayInOrder ? ', in the order of the day' : orders[sort];
  const sentences = [`${count}${listedCount > 1 ? order : ''}.`];
  if (undated > 0)
    sentences.push(`${requestsPhrase(undated)} ${undated === 1 ? 'has' : 'have'} no date.`);
  return sentences.join(' ');
}

export function requestsPhrase(count: number): string {
  return count === 1 ? '1 request' : `${count} requests`;
}
