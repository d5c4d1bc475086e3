import type { RequestsResult } from '#src/features/requests/useRequests.ts';
import { type LoginProblem, loginProblemOf } from '#src/api/loginProblem.ts';
import type { RequestList } from '#src/features/requests/requestList.ts';
import type { AppliedFilters } from '#src/features/requests/filters/useFilteredRequests.ts';

/** The text of a table without rows, whatever the reason (docs/product.md, section 8). */
export const emptyTable = 'No appointments found.';

export interface ListMessageContent {
  message: string;
  /** The actions that are offered beside the message; the first is the one to do. */
  offer?: ('log in' | 'try again' | 'show all')[];
}

interface ListContext {
  token: string | null;
  filters: AppliedFilters;
  /** No request passes the filters. */
  isEmpty: boolean;
}

/** What a member of staff can do about a list that failed or shows nothing; undefined where there is nothing to say. */
export function listMessage(
  { requests, status, error }: RequestsResult,
  { token, filters, isEmpty }: ListContext,
): ListMessageContent | undefined {
  if (status === 'error') return failures[loginProblemOf(error, token) ?? 'none'];
  return status === 'success' && isEmpty ? emptyListMessage(requests, filters) : undefined;
}

/** The table says `emptyTable` for every failure; these messages say what helps. */
const failures: Record<LoginProblem | 'none', ListMessageContent> = {
  'logged out': {
    message: 'You are not logged in. Log in to see the requests.',
    offer: ['log in'],
  },
  expired: { message: 'Your login has run out. Log in again.', offer: ['log in'] },
  'maybe expired': {
    message:
      'The list could not be reached. By this device’s clock your login has run out: log in again.',
    offer: ['log in', 'try again'],
  },
  refused: { message: 'Your login is no longer accepted. Log in again.', offer: ['log in'] },
  forbidden: {
    message:
      'This login may not see the requests. Log in again, or ask whoever looks after the staff accounts.',
    offer: ['log in'],
  },
  maybe: {
    message:
      'The list could not be reached. Check the connection and try again. If that does not help, log in again.',
    offer: ['try again', 'log in'],
  },
  none: { message: 'The list could not be loaded. Try again in a minute.', offer: ['try again'] },
};

function emptyListMessage(
  { all, dated }: RequestList,
  filters: AppliedFilters,
): ListMessageContent {
  if (all.length === 0) return { message: 'Nobody has asked for an appointment yet.' };
  if (dated.length === 0) return { message: 'None of the requests has a date, so none is listed.' };
  return { message: noMatch(filters), offer: ['show all'] };
}

function noMatch({ search, choices, from, to }: AppliedFilters): string {
  const typed = search.trim();
  if (from && to && from > to) return 'From Date is after To Date: no day is in between.';
  if (Object.values(choices).some(Boolean)) return 'No request matches all of these filters.';
  if (typed && (from || to)) return 'No request of these days matches the search.';
  if (typed) return `No name, mobile number or e-mail matches “${typed}”.`;
  return 'No request is for one of these days.';
}
