import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';

function visit(id: number, fields: Record<string, unknown> = {}) {
  return {
    id,
    patient_id: 3000 + id,
    patient_name: `Pet ${id}`,
    client_id: 2000 + id,
    client_name: `Owner ${id}`,
    phone: '5555502001',
    visit_id: 9000 + id,
    visit_name: 'Vaccination',
    supporting_documents: '',
    created_on: '2026-07-18T00:00:00Z',
    ...fields,
  };
}

type Answer = (page: string, phone: string | null) => unknown;

/** Answers the visits call, and gives the queries that came. */
function answerVisits(answer: Answer): string[] {
  const queries: string[] = [];
  server.use(
    http.get('*/xml/vetbuddy-visits', async ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      queries.push(search);
      const body = await answer(searchParams.get('page') ?? '', searchParams.get('phone'));
      return body instanceof Response ? body : HttpResponse.json(body as object);
    }),
  );
  return queries;
}

function table() {
  return screen.getByRole('table');
}

function column(header: string): string[] {
  const headers = within(table()).getAllByRole('columnheader');
  const at = headers.findIndex((cell) => cell.textContent === header);
  return within(table())
    .getAllByRole<HTMLTableRowElement>('row')
    .slice(1)
    .map((row) => row.cells[at]?.textContent ?? '');
}

async function loaded() {
  await waitFor(() => expect(screen.queryByText('Loading visits…')).not.toBeInTheDocument());
}

const headers = [
  'ID',
  'Patient ID',
  'Patient',
  'Client ID',
  'Client',
  'Phone',
  'Visit ID',
  'Visit',
  'Documents',
  'Created',
];

describe('My Visits', () => {
  it('shows ten visits a page from the API’s own pages', async () => {
    const { user, router } = await renderAt('/VetbuddyVisits');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^My Visits$/);
    await loaded();
    const shown = within(table())
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent);
    expect(shown).toEqual(headers);
    expect(column('ID')).toEqual(Array.from({ length: 10 }, (_, row) => String(501 + row)));
    expect(column('Created')[0]).toBe('2 Apr 2026');
    expect(screen.getByText('Page 1 of 5')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(column('ID')[0]).toBe('511'));
    expect(screen.getByText('Page 2 of 5')).toBeVisible();
    expect(await screen.findByText(/^Showing visits 11 to 20\. 5 pages/)).toBeVisible();
    expect(router.state.location.search).toBe('?page=2');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(column('ID')[0]).toBe('501'));
    expect(router.state.location.search).toBe('');
  });

  it('says of a next page that fails that it failed, and never at once that it is loading', async () => {
    answerVisits(async (page) => {
      if (page !== '2') return { data: [visit(1)], totalPages: 9 };
      // Long enough for the loading message.
      await delay(700);
      return new HttpResponse(null, { status: 404 });
    });
    const { user } = await renderAt('/VetbuddyVisits');
    await loaded();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Failed to fetch data. Please try again later.');
    expect(screen.getByText('The list could not be loaded')).toBeVisible();
  });

  it('calls with page and limit', async () => {
    const queries = answerVisits(() => ({ data: [visit(1)], totalPages: 9 }));
    await renderAt('/VetbuddyVisits?page=7');
    await loaded();
    expect(queries).toEqual(['?page=7&limit=10']);
    expect(screen.getByText('Page 7 of 9')).toBeVisible();
  });

  it.each(['0', '-1', 'two', '1e3'])('takes page %s for the first one', async (page) => {
    const queries = answerVisits(() => ({ data: [visit(1)], totalPages: 1 }));
    await renderAt(`/VetbuddyVisits?page=${page}`);
    await loaded();
    expect(queries).toEqual(['?page=1&limit=10']);
  });

  it('says that the visits load', async () => {
    answerVisits(() => delay('infinite'));
    await renderAt('/VetbuddyVisits');
    expect(screen.getByText('Loading visits…')).toHaveAttribute('role', 'status');
    expect(table()).toHaveAttribute('aria-busy', 'true');
  });

  it('never shows a slow older page in place of the one requested later', async () => {
    let letFirstGo: () => void = () => undefined;
    const first = new Promise<void>((resolve) => {
      letFirstGo = resolve;
    });
    answerVisits(async (page) => {
      if (page === '2') await first;
      return { data: [visit(Number(page))], totalPages: 3 };
    });
    const { router } = await renderAt('/VetbuddyVisits');
    await loaded();
    await act(() => router.navigate('/VetbuddyVisits?page=2'));
    expect(await screen.findByText('Loading visits…')).toBeVisible();
    await act(() => router.navigate('/VetbuddyVisits?page=3'));
    await waitFor(() => expect(column('ID')).toEqual(['3']));
    letFirstGo();
    await act(() => delay(50));
    expect(column('ID')).toEqual(['3']);
    expect(screen.getByText('Page 3 of 3')).toBeVisible();
  });

  it.each([
    ['a fault', () => new HttpResponse(null, { status: 500 })],
    ['a broken line', () => HttpResponse.error()],
    ['a refusal', () => new HttpResponse(null, { status: 403 })],
    ['a web page', () => HttpResponse.html('<h1>Hello</h1>')],
    ['no list', () => HttpResponse.json({ data: null })],
  ])('shows the error text after %s, and tries again on request', async (_, answer) => {
    answerVisits(answer);
    const { user } = await renderAt('/VetbuddyVisits');
    await loaded();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(/^Failed to fetch data\. Please try again later\.$/);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByText('No visits found.')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    answerVisits(() => ({ data: [visit(1)], totalPages: 1 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Pet 1')).toBeVisible();
    expect(alert).toBeEmptyDOMElement();
    expect(document.body).not.toHaveFocus();
  });

  it('says that there are no visits, and loads them again on request', async () => {
    answerVisits(() => ({ data: [], totalPages: 0 }));
    const { user } = await renderAt('/VetbuddyVisits');
    expect(await screen.findByText('No visits found.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    answerVisits(() => ({ data: [visit(1)], totalPages: 1 }));
    await user.click(screen.getByRole('button', { name: 'Load again' }));
    expect(await screen.findByText('Pet 1')).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  it('offers the last page on a page beyond the end', async () => {
    const { user } = await renderAt('/VetbuddyVisits?page=9');
    expect(await screen.findByText('No visits found.')).toBeVisible();
    expect(screen.getByText('There is no page 9. The list ends with page 5.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to page 5' }));
    await waitFor(() => expect(column('ID')).toHaveLength(7));
    expect(document.body).not.toHaveFocus();
  });

  it('shows the loading text, not the empty one, on the way back from beyond the end', async () => {
    let letGo: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    answerVisits(async (page) => {
      if (page !== '5') return { data: [], totalPages: 5 };
      await asked;
      return { data: [visit(41)], totalPages: 5 };
    });
    const { user } = await renderAt('/VetbuddyVisits?page=9');
    await user.click(await screen.findByRole('button', { name: 'Go to page 5' }));
    expect(screen.getByText('Loading visits…')).toBeVisible();
    expect(screen.queryByText('No visits found.')).not.toBeInTheDocument();
    expect(table()).toHaveAttribute('aria-busy', 'true');
    letGo();
    await waitFor(() => expect(column('ID')).toEqual(['41']));
  });

  it('does not show the rows of one page under the number of the next', async () => {
    let letGo: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    answerVisits(async (page) => {
      if (page === '2') await asked;
      return { data: page === '2' ? [visit(11)] : [visit(1), visit(2)], totalPages: 2 };
    });
    const { user } = await renderAt('/VetbuddyVisits');
    expect(await screen.findByText(/^Showing visits 1 to 2\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Page 2 of 2')).toBeVisible();
    expect(column('ID')).toEqual(['1', '2']);
    expect(await screen.findByText('Loading visits…')).toBeVisible();
    expect(screen.queryByText(/^Showing visit/)).not.toBeInTheDocument();
    letGo();
    expect(await screen.findByText(/^Showing visit 11\./)).toBeVisible();
  });

  it('links a document only where its address is a web address', async () => {
    answerVisits(() => ({
      data: [
        visit(1, { supporting_documents: 'https://example.com/a.pdf' }),
        visit(2, { supporting_documents: 'javascript:alert(1)' }),
        visit(3, { supporting_documents: 'data:text/html,<script>alert(1)</script>' }),
        visit(4, { supporting_documents: '' }),
        visit(5, { supporting_documents: null }),
      ],
      totalPages: 1,
    }));
    await renderAt('/VetbuddyVisits');
    await loaded();
    const link = within(table()).getByRole('link', { name: /^Open file/ });
    expect(link).toHaveAttribute('href', 'https://example.com/a.pdf');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAccessibleName(/of visit 9001 \(opens in a new tab\)$/);
    const addresses = within(table())
      .getAllByRole('link')
      .map((each) => each.getAttribute('href'));
    expect(addresses.filter((address) => !address?.startsWith('tel:'))).toHaveLength(1);
    expect(column('Documents').slice(1)).toEqual([
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'None',
      'None',
    ]);
  });

  it.each([
    ['Asia/Kolkata', '2026-07-18', '18 Jul 2026'],
    ['America/Los_Angeles', '2026-07-18', '18 Jul 2026'],
    ['Pacific/Kiritimati', '2027-01-01', '1 Jan 2027'],
    // Clocks go forward at two, at midnight, by half an hour; and back.
    ['America/New_York', '2026-03-08', '8 Mar 2026'],
    ['Africa/Cairo', '2026-04-24', '24 Apr 2026'],
    ['Australia/Lord_Howe', '2026-10-04', '4 Oct 2026'],
    ['Europe/London', '2026-10-25', '25 Oct 2026'],
    // Leap days.
    ['Pacific/Pago_Pago', '2028-02-29', '29 Feb 2028'],
    ['Asia/Kolkata', '2028-02-29', '29 Feb 2028'],
  ])('keeps a visit of midnight on its day in %s, %s', async (zone, day, shown) => {
    vi.stubEnv('TZ', zone);
    answerVisits(() => ({
      data: [
        visit(1, { created_on: `${day}T00:00:00Z` }),
        visit(2, { created_on: `${day}T23:59:59Z` }),
        visit(3, { created_on: 'some day' }),
      ],
      totalPages: 1,
    }));
    await renderAt('/VetbuddyVisits');
    await loaded();
    expect(column('Created')).toEqual([shown, shown, 'some day']);
  });

  it('shows odd records without breaking', async () => {
    answerVisits(() => ({ data: [null, 7, {}, visit(2, { patient_name: [] })], totalPages: '2' }));
    await renderAt('/VetbuddyVisits');
    await loaded();
    expect(column('ID')).toEqual(['', '2']);
    expect(column('Patient')).toEqual(['', '']);
    expect(screen.getByText('Page 1 of 2')).toBeVisible();
  });
});

describe('visits by phone', () => {
  it('lists the visits of one phone number, ascending by id', async () => {
    const queries = answerVisits(() => ({ data: [visit(10), visit(9), visit(101)] }));
    await renderAt('/VetcareVetBuddyVisits?phone=5555502001');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Visits$/);
    await loaded();
    expect(queries).toEqual(['?phone=5555502001']);
    expect(column('ID')).toEqual(['9', '10', '101']);
    const shown = within(table())
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent);
    expect(shown).toEqual(headers);
    expect(screen.getByText('3 visits, 2026')).toBeVisible();
    expect(screen.queryByText(/^Page /)).not.toBeInTheDocument();
  });

  it.each(['', '?phone=', '?phone=%20%20', '?tel=5555502001'])(
    'makes no call without a phone number: %j',
    async (query) => {
      const queries = answerVisits(() => ({ data: [visit(1)] }));
      await renderAt(`/VetcareVetBuddyVisits${query}`);
      expect(await screen.findByText('No visits found.')).toBeVisible();
      await delay(50);
      expect(queries).toEqual([]);
    },
  );

  it('sends the phone number exactly as the address has it', async () => {
    const queries = answerVisits(() => ({ data: [] }));
    await renderAt(`/VetcareVetBuddyVisits?phone=${encodeURIComponent('1&page=2#x')}`);
    expect(await screen.findByText('No visits found.')).toBeVisible();
    expect(new URLSearchParams(queries[0]).get('phone')).toBe('1&page=2#x');
    expect(screen.getByText('1&page=2#x')).toBeVisible();
  });

  it('shows the error text when the visits of a number can’t be loaded', async () => {
    answerVisits(() => new HttpResponse(null, { status: 404 }));
    await renderAt('/VetcareVetBuddyVisits?phone=5555502001');
    await loaded();
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Failed to fetch data\. Please try again later\.$/,
    );
  });

  it('never shows the visits of one number under another', async () => {
    let letFirstGo: () => void = () => undefined;
    const first = new Promise<void>((resolve) => {
      letFirstGo = resolve;
    });
    answerVisits(async (_, phone) => {
      if (phone === '1') await first;
      return { data: [visit(Number(phone))] };
    });
    const { router } = await renderAt('/VetcareVetBuddyVisits?phone=1');
    await act(() => router.navigate('/VetcareVetBuddyVisits?phone=2'));
    expect(await screen.findByText('Pet 2')).toBeVisible();
    letFirstGo();
    await act(() => delay(50));
    expect(column('Patient')).toEqual(['Pet 2']);
    expect(screen.getByText('Owner 2 · 2')).toBeVisible();
  });
});
