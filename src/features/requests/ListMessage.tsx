import type { LoginProblem } from '#src/api/loginProblem.ts';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { StatusNote } from '#src/components/StatusNote.tsx';
import { ToolButton, ToolLink } from '#src/components/ToolButton.tsx';
import { paths } from '#src/config/paths.ts';
import { defaultFilters, type RequestFilters } from './requestFilters.ts';
import type { RequestList } from './requestList.ts';
import { phoneSearched } from './requestSearch.ts';
import type { RequestsResult } from './useRequests.ts';

interface ListMessageProps {
  result: RequestsResult;
  /** The filters that the list has passed, with its days. */
  filters: RequestFilters;
  /** No request passes them. */
  isEmpty: boolean;
  loginHref: string;
  onChange: (change: Partial<RequestFilters>) => void;
}

/** The remedies for a list that failed or is empty. The table itself says 'No appointments found.' (docs/product.md, section 8). */
export function ListMessage(props: ListMessageProps) {
  const { result, filters, isEmpty, loginHref, onChange } = props;
  const { status, loginProblem, requests, refresh } = result;
  if (status === 'error') {
    const { text, offers } = failures[loginProblem ?? 'none'];
    const kindOf = (offer: Offer) => (offer === offers[0] ? 'primary' : 'secondary');
    return (
      <StatusNote message={text}>
        {offers.includes('try again') && (
          <Button kind={kindOf('try again')} size="compact" passesFocus onClick={refresh}>
            Try again
          </Button>
        )}
        {offers.includes('log in') && (
          <ButtonLink kind={kindOf('log in')} size="compact" href={loginHref}>
            Log in
          </ButtonLink>
        )}
      </StatusNote>
    );
  }
  if (status !== 'success' || !isEmpty) return <StatusNote />;
  const { search } = filters;
  const phone = phoneSearched(search);
  return (
    <StatusNote message={whyEmpty(requests, filters)}>
      {requests.dated.length > 0 &&
        (search && isNarrowed(filters) ? (
          <ToolButton onClick={() => onChange({ ...defaultFilters, search })}>
            Search all days and clinics
          </ToolButton>
        ) : (
          <ToolButton onClick={() => onChange(defaultFilters)}>Show all requests</ToolButton>
        ))}
      {phone && (
        <ToolLink href={`${paths.visitsByPhone}?${new URLSearchParams({ phone })}`}>
          {`Visits of ${phone.slice(0, 5)} ${phone.slice(5)}`}
        </ToolLink>
      )}
    </StatusNote>
  );
}

type Offer = 'try again' | 'log in';

/** The first offer is the one to take. */
const failures: Record<LoginProblem | 'none', { text: string; offers: Offer[] }> = {
  'logged out': {
    text: 'You are not logged in. Log in to see the requests.',
    offers: ['log in'],
  },
  expired: { text: 'Your login has run out. Log in again.', offers: ['log in'] },
  'maybe expired': {
    text: 'The list could not be reached. By this device’s clock your login has run out: log in again.',
    offers: ['log in', 'try again'],
  },
  refused: { text: 'Your login is no longer accepted. Log in again.', offers: ['log in'] },
  forbidden: {
    text: 'This login may not see the requests. Log in again, or ask whoever looks after the staff accounts.',
    offers: ['log in'],
  },
  maybe: {
    text: 'The list could not be reached. Check the connection and try again. If that does not help, log in again.',
    offers: ['try again', 'log in'],
  },
  none: { text: 'The list could not be loaded. Try again in a minute.', offers: ['try again'] },
};

/** Whether more than the search narrows the list. */
function isNarrowed({ from, to, clinic, service, notes }: RequestFilters): boolean {
  return [from, to, clinic, service, notes].some(Boolean);
}

function whyEmpty({ all, dated }: RequestList, filters: RequestFilters): string {
  const { search, from, to, clinic, service, notes } = filters;
  const found = `“${search.trim()}”`;
  if (all.length === 0) return 'Nobody has asked for an appointment yet.';
  if (dated.length === 0) return 'None of the requests has a date, so none is listed.';
  if (from && to && from > to) return 'From Date is after To Date: no day is in between.';
  if (search && isNarrowed(filters)) return `No request with these filters matches ${found}.`;
  if (search) return `No name, mobile number, e-mail or comment matches ${found}.`;
  if (clinic || service || notes) return 'No request matches all of these filters.';
  return 'No request is for one of these days.';
}
