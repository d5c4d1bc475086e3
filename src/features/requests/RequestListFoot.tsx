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
  const line =
    total > 0 ? `Showing ${first} to ${last} of ${total}. Export covers all ${total}.` : '';
  /** Announced here only after turning a page; the head announces filters. */
  const [turnedTo, setTurnedTo] = useState('');
  return (
    <ListFoot line={line} announcement={turnedTo === `${page.page} of ${total}` ? line : ''}>
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
