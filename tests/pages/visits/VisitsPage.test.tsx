import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { promised } from '#tests/support/promised.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { answerVisits, byPhone, column, headers, loaded, table, visit } from './visitsKit.ts';

it('My Visits shows a visit first, and its record’s numbers last', async () => {
  await renderAt('/VetbuddyVisits');
  await loaded();
  expect(headers()).toEqual([
    'Patient',
    'Visit',
    'Created',
    'Client',
    'Documents',
    'Phone',
    'ID',
    'Patient ID',
    'Client ID',
    'Visit ID',
  ]);
  expect(column('Created')[0]).toBe('2 Apr 2026');
});

it('My Visits shows ten visits a page, and on the last page how many there are', async () => {
  const { user, router } = await renderAt('/VetbuddyVisits');
  await loaded();
  expect(column('ID')).toEqual(Array.from({ length: 10 }, (_, row) => String(501 + row)));
  expect(screen.getByText('Page 1 of 5')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(column('ID')[0]).toBe('511'));
  expect(screen.getByText('Page 2 of 5')).toBeVisible();
  expect(await screen.findByText('11–20')).toBeVisible();
  expect(router.location.search).toBe('?page=2');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await waitFor(() => expect(column('ID')[0]).toBe('501'));
  expect(router.location.search).toBe('');
  await act(() => router.navigate('?page=5'));
  expect(await screen.findByText('41–47 of 47')).toBeVisible();
});

it('My Visits keeps the pagination if the next page fails, which it asks for three times', async () => {
  const asked = answerVisits((query) =>
    query.get('page') === '1' ? { data: [visit(1)], totalPages: 9 } : HttpResponse.error(),
  );
  const { user } = await renderAt('/VetbuddyVisits');
  await loaded();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Failed to fetch data. Please try again later.');
  expect(screen.getByText('The list could not be loaded')).toBeVisible();
  expect(screen.getByText('Page 2 of 9')).toBeVisible();
  expect(asked.filter((query) => query.includes('page=2'))).toHaveLength(3);
});

it.each(['/VetbuddyVisits', byPhone])(
  '%s says that the visits load, shows the error text if that fails, and tries again on request',
  async (address) => {
    const { kept, keep } = promised();
    answerVisits(async () => {
      await kept;
      return new HttpResponse(null, { status: 403 });
    });
    const { user } = await renderAt(address);
    expect(screen.getByText('Loading visits…').parentElement).toHaveAttribute('role', 'status');
    expect(table()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('No visits found.')).not.toBeInTheDocument();
    keep();
    await loaded();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(/^Failed to fetch data\. Please try again later\.$/);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByText('No visits found.')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    answerVisits([visit(1)]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Pet 1')).toBeVisible();
    expect(alert).toBeEmptyDOMElement();
    expect(document.body).not.toHaveFocus();
  },
);

it('My Visits says that there are no visits, and loads them again on request', async () => {
  answerVisits([]);
  const { user } = await renderAt('/VetbuddyVisits');
  expect(await screen.findByText('No visits found.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  answerVisits([visit(1)]);
  await user.click(screen.getByRole('button', { name: 'Load again' }));
  expect(await screen.findByText('Pet 1')).toBeVisible();
  expect(document.body).not.toHaveFocus();
});

it('My Visits offers the last page on a page beyond the end, and loads it without calling it empty', async () => {
  const { kept, keep } = promised();
  answerVisits(async (asked) => {
    if (asked.get('page') !== '5') return { data: [], totalPages: 5 };
    await kept;
    return { data: [visit(41)], totalPages: 5 };
  });
  const { user } = await renderAt('/VetbuddyVisits?page=9');
  expect(await screen.findByText('No visits found.')).toBeVisible();
  expect(screen.getByText('There is no page 9. The list ends with page 5.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go to page 5' }));
  expect(screen.getByText('Loading visits…')).toBeVisible();
  expect(screen.queryByText('No visits found.')).not.toBeInTheDocument();
  expect(table()).toHaveAttribute('aria-busy', 'true');
  keep();
  await waitFor(() => expect(column('ID')).toEqual(['41']));
  expect(document.body).not.toHaveFocus();
});

it('My Visits never shows the rows of one page under the number of the next', async () => {
  const { kept, keep } = promised();
  answerVisits(async (asked) => {
    if (asked.get('page') !== '2') return { data: [visit(1), visit(2)], totalPages: 2 };
    await kept;
    return { data: [visit(11)], totalPages: 2 };
  });
  const { user } = await renderAt('/VetbuddyVisits');
  expect(await screen.findByText('1–2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
  expect(column('ID')).toEqual(['1', '2']);
  expect(await screen.findByText('Loading visits…')).toBeVisible();
  expect(screen.queryByText('1–2')).not.toBeInTheDocument();
  keep();
  expect(await screen.findByText('11 of 11')).toBeVisible();
});

it('a visit links a document only if its address is a web address', async () => {
  answerVisits([
    visit(1, { supporting_documents: 'https://example.com/a.pdf' }),
    visit(2, { supporting_documents: 'javascript:alert(1)' }),
    visit(3),
  ]);
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
  expect(column('Documents').slice(1)).toEqual(['No file', 'No file']);
});

it('a visit at midnight keeps its day, and an unreadable date is shown as it is', async () => {
  vi.stubEnv('TZ', 'Pacific/Pago_Pago');
  answerVisits([
    visit(1, { created_on: '2028-02-29T00:00:00Z' }),
    visit(2, { created_on: 'some day' }),
  ]);
  await renderAt('/VetbuddyVisits');
  await loaded();
  expect(column('Created')).toEqual(['29 Feb 2028', 'some day']);
});
