import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useVisitsPage } from '#src/api/visits.ts';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Pagination } from '#src/components/Pagination.tsx';
import { visitsPageSize } from '#src/domain/visits.ts';
import { VisitsList, type VisitsContent } from './VisitsList.tsx';
import { ListFoot } from '#src/components/ListFoot.tsx';

/** The page number in the address: '3' → 3; anything else is the first page. */
function pageNumberOf(text: string | null): number {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}

/** All visits, ten a page (docs/product.md, section 7, call 5). The page number is part of the address. */
export function AllVisits(content: VisitsContent) {
  const [address, setAddress] = useSearchParams();
  const page = pageNumberOf(address.get('page'));
  const result = useVisitsPage(page);
  const pages = useKnownPages(result.status === 'success' ? result.totalPages : undefined);
  const isEmpty = result.status === 'success' && result.visits.length === 0;
  // Neither a list without visits nor one that failed has pages to turn, where it has no second one.
  const isAlone = pages === 1 && page === 1 && (isEmpty || result.status === 'error');
  const isBeyondEnd = isEmpty && page > pages;

  function goTo(next: number) {
    setAddress(next === 1 ? {} : { page: String(next) }, { preventScrollReset: true });
  }

  return (
    <VisitsList
      {...content}
      title="My Visits"
      result={result}
      status={[
        shownRange(page, result.visits.length),
        pages > 1 && `${pages} pages, ten visits to a page`,
      ]
        .filter(Boolean)
        .join('. ')}
      stale={result.isPreviousPage}
      emptyText={
        isBeyondEnd ? (
          <>
            <p>{`There is no page ${page}. The list ends with page ${pages}.`}</p>
            <Button kind="secondary" size="small" passesFocus onClick={() => goTo(pages)}>
              {`Go to page ${pages}`}
            </Button>
          </>
        ) : (
          <>
            <p>
              A visit appears here once the clinic has closed it. If you expected one, load the list
              again.
            </p>
            <Button kind="secondary" size="small" passesFocus onClick={result.refetch}>
              <Icon icon="RotateCw" />
              Load again
            </Button>
          </>
        )
      }
    >
      {!isBeyondEnd && !isAlone && result.status !== 'pending' && (
        <ListFoot>
          <Pagination label="Visits" page={page} pages={Math.max(page, pages)} onPage={goTo} />
        </ListFoot>
      )}
    </VisitsList>
  );
}

function shownRange(page: number, visits: number): string {
  const before = (page - 1) * visitsPageSize;
  return visits === 1
    ? `Showing visit ${before + 1}`
    : `Showing visits ${before + 1} to ${before + visits}`;
}

/** The number of pages that the last answer gave, so that a page that fails does not remove the others. */
function useKnownPages(answeredPages: number | undefined): number {
  const [known, setKnown] = useState(1);
  if (answeredPages !== undefined && answeredPages !== known) setKnown(answeredPages);
  return answeredPages ?? known;
}
