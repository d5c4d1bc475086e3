import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useVisitsPage } from '#src/api/visits.ts';
import { Button } from '#src/components/Button.tsx';
import { Pagination } from '#src/components/Pagination.tsx';
import { visitsPageSize } from '#src/domain/visits.ts';
import { VisitsList, type VisitsContent } from './VisitsList.tsx';
import { ListFoot } from '#src/components/ListFoot.tsx';

/** '3' → 3; anything that is no page number is the first page. */
function pageNumberOf(text: string | null): number {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}

/** All visits, ten a page (specification, section 7, call 5). The page stands in the address. */
export function AllVisits(content: VisitsContent) {
  const [address, setAddress] = useSearchParams();
  const page = pageNumberOf(address.get('page'));
  const result = useVisitsPage(page);
  const pages = useKnownPages(result.status === 'success' ? result.totalPages : undefined);
  const none = result.status === 'success' && result.visits.length === 0;
  const beyond = none && page > pages;

  function goTo(next: number) {
    setAddress(next === 1 ? {} : { page: String(next) }, { preventScrollReset: true });
  }

  return (
    <VisitsList
      {...content}
      title="My Visits"
      result={result}
      status={pages === 1 ? '1 page' : `${pages} pages, ten visits to a page`}
      stale={result.isPreviousPage}
      nothing={
        beyond ? (
          <>
            <p>{`There is no page ${page}. The list ends with page ${pages}.`}</p>
            <Button kind="secondary" size="small" passesFocus onClick={() => goTo(pages)}>
              {`Go to page ${pages}`}
            </Button>
          </>
        ) : (
          <>
            <p>
              Visits show here once a clinic has closed one. If you expected some, load the list
              again.
            </p>
            <Button kind="secondary" size="small" passesFocus onClick={result.retry}>
              <RotateCw aria-hidden />
              Load again
            </Button>
          </>
        )
      }
    >
      {!beyond && !(none && pages === 1) && result.status !== 'pending' && (
        <ListFoot
          line={
            none || result.isPreviousPage || result.status === 'error'
              ? ''
              : shown(page, result.visits.length)
          }
        >
          <Pagination label="Visits" page={page} pages={Math.max(page, pages)} onPage={goTo} />
        </ListFoot>
      )}
    </VisitsList>
  );
}

function shown(page: number, visits: number): string {
  const before = (page - 1) * visitsPageSize;
  return visits === 1
    ? `Showing visit ${before + 1}`
    : `Showing visits ${before + 1} to ${before + visits}`;
}

/** The last number of pages that an answer gave: a page that fails does not take the others away. */
function useKnownPages(answered: number | undefined): number {
  const [known, setKnown] = useState(1);
  if (answered !== undefined && answered !== known) setKnown(answered);
  return answered ?? known;
}
