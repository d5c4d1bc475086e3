import { useState } from 'react';
import { ListFoot } from '#src/components/table/ListFoot.tsx';
import { Pagination } from '#src/components/table/Pagination.tsx';
import type { Page } from './paginate.ts';

interface RequestListFootProps {
  page: Page<unknown>;
  onPage: (page: number) => void;
}

export function RequestListFoot({ page, onPage }: RequestListFootProps) {
  const { first, last, total } = page;
  const shown = `Showing ${first} to ${last} of ${total}.`;
  const exported = `Export covers all ${total}.`;
  /** Announced here only after turning a page; the head announces filters. */
  const [turnedTo, setTurnedTo] = useState('');
  return (
    <ListFoot
      line={
        total > 0 && (
          <>
            <span>{shown}</span> <span className="screen-only">{exported}</span>
          </>
        )
      }
      announcement={turnedTo === `${page.page} of ${total}` ? `${shown} ${exported}` : ''}
    >
      <Pagination
        label="Appointment requests"
        page={page.page}
        pages={page.pages}
        onPage={(next) => {
          setTurnedTo(`${next} of ${total}`);
          onPage(next);
        }}
      />
    </ListFoot>
  );
}
