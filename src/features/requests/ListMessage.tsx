import type { AccessProblem } from '#src/api/accessProblem.ts';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { StatusNotice } from '#src/components/notices/StatusNotice.tsx';
import { ToolButton, ToolLink } from '#src/components/ToolButton.tsx';
import { paths } from '#src/config/paths.ts';
import { formatMobileNumber } from '#src/domain/mobileNumber.ts';
import { useDebouncedStatus } from '#src/platform/useDebouncedStatus.ts';
import { type AppliedFilters, defaultFilters, usedFilters } from './filters/requestFilters.ts';
import type { ChangeFilters } from './filters/useRequestFilters.ts';
import { focusRow } from './focusRow.ts';
import type { RequestList } from './requestList.ts';
import { phoneSearched } from './requestSearch.ts';
import type { RequestsResult } from './useRequests.ts';

interface ListMessageProps {
  result: RequestsResult;
  filters: AppliedFilters;
  /** Loaded, without a request that passes the filters. */
  isEmpty: boolean;
  loginHref: string;
  onChange: ChangeFilters;
}

/** Remedies for a failed or empty list; the table itself says 'No appointments found.' (docs/product.md, section 8). */
export function ListMessage(props: ListMessageProps) {
  const { result, filters, isEmpty, loginHref, onChange } = props;
  const { status, accessProblem, list, refresh } = result;
  // Debounced, so that typing announces an empty search once.
  const reason = useDebouncedStatus(isEmpty ? whyEmpty(list, filters) : '', filters.search);
  if (status === 'error')
    return (
      <StatusNotice message={accessProblem ? failures[accessProblem] : unavailable}>
        {(!accessProblem || accessProblem === 'maybe refused') && (
          <Button size="compact" passesFocus onClick={refresh}>
            Try again
          </Button>
        )}
        {accessProblem && (
          <ButtonLink
            kind={accessProblem === 'maybe refused' ? 'secondary' : 'primary'}
            size="compact"
            href={loginHref}
          >
            Log in
          </ButtonLink>
        )}
      </StatusNotice>
    );
  return (
    <StatusNotice message={reason}>
      {list.dated.length > 0 && <WidenButton filters={filters} onChange={onChange} />}
      <VisitsLink phone={phoneSearched(filters.search)} />
    </StatusNotice>
  );
}

/** Drops the filters and keeps the search, if both narrow the list. */
function WidenButton({ filters, onChange }: Pick<ListMessageProps, 'filters' | 'onChange'>) {
  const search = usedFilters(filters).length > 0 ? filters.search : '';
  return (
    <ToolButton
      onClick={() => {
        // A button that unmounts must move focus.
        focusRow();
        onChange({ ...defaultFilters, search });
      }}
    >
      {search ? 'Search all days and clinics' : 'Show all requests'}
    </ToolButton>
  );
}

function VisitsLink({ phone }: { phone: string }) {
  if (!phone) return null;
  return (
    <ToolLink href={paths.visitsOf(phone)}>{`Visits of ${formatMobileNumber(phone)}`}</ToolLink>
  );
}

const failures: Record<AccessProblem, string> = {
  'logged out': 'You are not logged in. Log in to see the requests.',
  refused: 'Your login is no longer accepted. Log in again.',
  forbidden:
    'This login may not see the requests. Log in again, or ask whoever looks after the staff accounts.',
  'maybe refused':
    'The list could not be reached. Check the connection and try again. If that does not help, log in again.',
};

const unavailable = 'The list could not be loaded. Try again in a minute.';

function whyEmpty({ all, dated }: RequestList, filters: AppliedFilters): string {
  const { search, from, to } = filters;
  const used = usedFilters(filters);
  const found = `“${search.trim()}”`;
  if (all.length === 0) return 'Nobody has asked for an appointment yet.';
  if (dated.length === 0) return 'None of the requests has a date, so none is listed.';
  if (from && to && from > to) return 'From Date is after To Date: no day is in between.';
  if (search && used.length > 0) return `No request with these filters matches ${found}.`;
  if (search) return `No name, mobile number, e-mail or comment matches ${found}.`;
  const isOnlyDays = used.length === 1 && (from || to);
  return isOnlyDays
    ? 'No request is for one of these days.'
    : 'No request matches all of these filters.';
}
