import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';
import { server } from '#tests/support/server.ts';

export const byPhone = '/VetcareVetBuddyVisits?phone=5555502001';

export function visit(id: number, fields: Record<string, unknown> = {}) {
  return {
    id,
    patient_id: 3000 + id,
    patient_name: `Pet ${id}`,
    client_id: 2000 + id,
    client_name: 'Asha Rao',
    phone: '5555502001',
    visit_id: 9000 + id,
    visit_name: 'Vaccination',
    supporting_documents: '',
    created_on: '2026-07-18T00:00:00Z',
    ...fields,
  };
}

type Answer = (asked: URLSearchParams, request: Request) => unknown;

/** Answers the visits call with these visits, or as `answer` says. Returns the queries that come. */
export function answerVisits(answer: unknown[] | Answer): string[] {
  const queries: string[] = [];
  server.use(
    http.get('*/xml/vetbuddy-visits', async ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      queries.push(search);
      const body =
        typeof answer === 'function'
          ? await answer(searchParams, request)
          : { data: answer, totalPages: 1 };
      return body instanceof Response ? body : HttpResponse.json(body as object);
    }),
  );
  return queries;
}

export const table = () => screen.getByRole('table');

export const rows = () => within(table()).getAllByRole<HTMLTableRowElement>('row').slice(1);

export function headers(): string[] {
  return within(table())
    .getAllByRole('columnheader')
    .map((cell) => cell.textContent);
}

/** The texts of one column, top to bottom. */
export function column(header: string): string[] {
  const at = headers().indexOf(header);
  return rows().map((row) => row.cells[at]?.textContent ?? '');
}

export async function loaded() {
  await waitFor(() => expect(screen.queryByText('Loading visits…')).not.toBeInTheDocument());
}
