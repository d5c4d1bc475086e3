import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { isMobileNumber, normaliseMobileNumber } from '#src/domain/mobileNumber.ts';
import { shortened } from '#src/domain/shortened.ts';
import { searchVisits, visitsSummary } from './visitList.ts';
import type { VisitsOfPhone } from './useVisitsOfPhone.ts';
import { VisitsList, type VisitsContent } from './VisitsList.tsx';
import { VisitsTools } from './VisitsTools.tsx';

/** The visits of one telephone number, ascending by id (docs/product.md, section 7, call 6). The number is part of the address. */
export function VisitsByPhone(props: VisitsOfPhone & VisitsContent) {
  const { phone, owner, result, ...content } = props;
  // A link from elsewhere may write '+91 98765-43210'. It is asked for as it stands: only the API knows how it keeps numbers.
  const plain = normaliseMobileNumber(phone);
  const isOther = plain !== phone && isMobileNumber(plain);
  const { visits } = result;
  const [search, setSearch] = useState('');
  const [searched, setSearched] = useState(phone);
  if (phone !== searched) {
    setSearched(phone);
    setSearch('');
  }
  // Not deferred: React would wait until the last row of a long list is drawn. Results begin with a few rows.
  const rows = useMemo(() => searchVisits(visits, search), [visits, search]);
  const quoted = `“${shortened(search.trim(), 60)}”`;
  const isListed = phone !== '' && result.status !== 'error';
  const isEmpty = result.status === 'success' && visits.length === 0;

  return (
    <VisitsList
      {...content}
      title="Visits"
      phone={phone}
      owner={owner}
      result={result}
      rows={rows}
      search={search}
      status={
        search.trim()
          ? `${rows.length} of ${visits.length} visits match ${quoted}`
          : visitsSummary(visits)
      }
      tools={isListed && !isEmpty && <VisitsTools search={search} onSearch={setSearch} />}
      noMatchText={`No visit matches ${quoted}.`}
      emptyText={
        phone ? (
          <>
            {isOther ? (
              <p>
                There are none under the number as the link writes it. Try{' '}
                <Link to={{ search: `?phone=${plain}` }} translate="no">
                  {plain}
                </Link>
                .
              </p>
            ) : (
              <p>There are none for this phone number. Check the number, or load the list again.</p>
            )}
            <Button kind="secondary" size="small" passesFocus onClick={result.refetch}>
              <Icon icon="RotateCw" />
              Load again
            </Button>
          </>
        ) : (
          <p>This list needs a phone number. Enter it above.</p>
        )
      }
    />
  );
}
