import type { ApiError } from '#src/api/ApiError.ts';
import { isExpired } from '#src/domain/idToken.ts';
import type { ListFilters } from '#src/domain/listFilters.ts';

export interface ListMessageContent {
  message: string;
  /** What is offered beside it. */
  offer?: ('log in' | 'try again' | 'show all')[];
}

/**
 * What a member of staff can do when the list could not be loaded (specification, section 8: the table says the same in
 * every case). Without CORS headers a refusal looks like a broken line, so that advice offers both.
 */
export function messageOnFailure(error: ApiError | null, token: string | null): ListMessageContent {
  if (!token) {
    return { message: 'You are not logged in. Log in to see the requests.', offer: ['log in'] };
  }
  if (isExpired(token, Date.now())) {
    return { message: 'Your login has run out. Log in again.', offer: ['log in'] };
  }
  if (error?.status === 401) {
    return { message: 'Your login is no longer accepted. Log in again.', offer: ['log in'] };
  }
  if (error?.status === 403) {
    return {
      message:
        'This login may not see the requests. Log in again, or ask whoever looks after the staff accounts.',
      offer: ['log in'],
    };
  }
  if (error?.kind === 'network' || error?.kind === 'timeout') {
    return {
      message:
        'The list could not be reached. Check the connection and try again. If that does not help, log in again.',
      offer: ['try again', 'log in'],
    };
  }
  return {
    message: 'The list could not be loaded. Nothing is lost. Try again in a minute.',
    offer: ['try again'],
  };
}

/** Why a list that did load shows nothing; undefined where it shows something. `dated` counts the requests with a date. */
export function messageOnEmpty(
  { words, from, to }: ListFilters,
  dated: number,
  all: number,
  shown: number,
): ListMessageContent | undefined {
  if (shown > 0) return undefined;
  if (all === 0) {
    return { message: 'Nobody has asked for an appointment yet.', offer: ['try again'] };
  }
  if (dated === 0) return { message: 'None of the requests has a date, so none is listed.' };
  if (from && to && from > to) {
    return { message: 'From Date is after To Date: no day is in between.', offer: ['show all'] };
  }
  if (words.trim() && (from || to)) {
    return { message: 'No request of these days matches the search.', offer: ['show all'] };
  }
  if (words.trim()) {
    return {
      message: `No name, mobile number or e-mail matches “${words.trim()}”.`,
      offer: ['show all'],
    };
  }
  return { message: 'No request is for one of these days.', offer: ['show all'] };
}
