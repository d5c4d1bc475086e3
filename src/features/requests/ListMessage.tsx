import type { LoginProblem } from '#src/api/loginProblem.ts';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { StatusNote } from '#src/components/StatusNote.tsx';
import { ToolButton, ToolLink } from '#src/components/ToolButton.tsx';
import { paths } from '#src/config/paths.ts';
import { defaultFilters, type RequestFilters } from './filters/requestFilters.ts';
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
  if (status === 'error')
    return (
      <StatusNote message={loginProblem ? failures[loginProblem] : unavailable}>
        {(!loginProblem || loginProblem === 'maybe') && (
          <Button size="compact" passesFocus onClick={refresh}>
            Try again
          </Button>
        )}
        {loginProblem && (
          <ButtonLink
            kind={loginProblem === 'maybe' ? 'secondary' : 'primary'}
            size="compact"
            href={loginHref}
          >
            Log in
          </ButtonLink>
        )}
      </StatusNote>
    );
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

const failures: Record<LoginProblem, string> = {
  'logged out': 'You are not logged in. Log in to see the requests.',
  refused: 'Your login is no longer accepted. Log in again.',
  forbidden:
    'This login may not see the requests. Log in again, or ask whoever looks after the staff accounts.',
  maybe:
    'The list could not be reached. Check the connection and try again. If that does not help, log in again.',
};

const unavailable = 'The list could not be loaded. Try again in a minute.';

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
