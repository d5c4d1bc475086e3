import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { visitsPageSize } from '#src/api/visits.ts';
import { ListFoot } from '#src/components/table/ListFoot.tsx';
import { Pagination } from '#src/components/table/Pagination.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { pageNumberOf } from '#src/domain/text/digits.ts';
import { keepScroll } from '#src/platform/scrollPosition.ts';
import { useVisitsPage } from './useVisits.ts';
import { type VisitsContent, VisitsScreen } from './VisitsScreen.tsx';

/** All visits, ten a page, by the address's page number (docs/product.md, section 7, call 5). */
export function AllVisits(content: VisitsContent) {
  const [address, setAddress] = useSearchParams();
  const page = pageNumberOf(address.get('page'));
  const result = useVisitsPage(page);
  // Kept, so that a failed page leaves the pagination.
  const [pages, setPages] = useState(1);
  if (result.status === 'success' && result.totalPages !== pages) setPages(result.totalPages);
  const hasOthers = pages > 1 || page > 1;

  function goTo(next: number) {
    setAddress(next === 1 ? {} : { page: String(next) }, { state: keepScroll });
  }

  return (
    <VisitsScreen
      {...content}
      title="My Visits"
      result={result}
      status={shownRange(page, pages, result.visits.length)}
      isStale={result.isPreviousPage}
      emptyText={
        page > pages ? (
          <>
            <p>{`There is no page ${page}. The list ends with page ${pages}.`}</p>
            <ToolButton passesFocus onClick={() => goTo(pages)}>{`Go to page ${pages}`}</ToolButton>
          </>
        ) : (
          <>
            <p>A visit appears here once the clinic has closed it.</p>
            <ToolButton icon="RotateCw" passesFocus onClick={result.refetch}>
              Load again
            </ToolButton>
          </>
        )
      }
    >
      {(result.visits.length > 0 || (result.status === 'error' && hasOthers)) && (
        <ListFoot>
          <Pagination label="Visits" page={page} pages={Math.max(page, pages)} onPage={goTo} />
        </ListFoot>
      )}
    </VisitsScreen>
  );
}

/** '11–20'; with the total on the last page, the only one that knows it: '41–47 of 47'. */
function shownRange(page: number, pages: number, visits: number): string {
  const before = (page - 1) * visitsPageSize;
  const range = visits === 1 ? `${before + 1}` : `${before + 1}–${before + visits}`;
  return page === pages ? `${range} of ${before + visits}` : range;
}
