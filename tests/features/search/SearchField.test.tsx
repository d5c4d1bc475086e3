import { waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

async function openSearch() {
  const view = await renderAt('/about');
  await view.user.click(await view.findByRole('button', { name: 'Search' }));
  const field = await view.findByRole('searchbox', { name: 'Search this site' });
  return { ...view, field, box: within(field.closest('form')!.parentElement!) };
}

it('the search shows hits in groups while one types, and closes when one is pressed', async () => {
  const { field, user, box, router, queryByRole } = await openSearch();
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, 't');
  expect(box.queryByRole('link')).toBeNull();
  await user.type(field, 'ick');
  await box.findByRole('heading', { name: 'Articles' });
  const hrefs = box.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toContain('/blog/monsoon-paws');
  await waitFor(() => expect(box.getByRole('status')).toHaveTextContent(/^\d results for “tick”$/));
  await user.click(box.getByRole('link', { name: /^Grooming/ }));
  await waitFor(() => expect(router.location.pathname).toBe('/service'));
  expect(queryByRole('searchbox', { name: 'Search this site' })).toBeNull();
});

it('the search links to all results if it shows only the first of a group', async () => {
  const { field, user, box, router } = await openSearch();
  await user.type(field, 'clinic');
  await user.click(await box.findByRole('link', { name: /^Show all \d+ results$/ }));
  await waitFor(() => expect(router.location.search).toBe('?search=clinic'));
});

it('the search stays open for Tab inside it, and closes when Tab leaves it or Escape is pressed', async () => {
  const { field, user, box, getByRole, queryByRole } = await openSearch();
  await waitFor(() => expect(field).toHaveFocus());
  await user.tab();
  expect(box.getByRole('button', { name: 'Search' })).toHaveFocus();
  await user.tab();
  expect(queryByRole('searchbox', { name: 'Search this site' })).toBeNull();
  await user.click(getByRole('button', { name: 'Search' }));
  await user.keyboard('{Escape}');
  expect(queryByRole('searchbox', { name: 'Search this site' })).toBeNull();
  expect(getByRole('button', { name: 'Search' })).toHaveFocus();
});

it('a search without hits offers the phone, the booking form and emergency advice', async () => {
  const { field, user, box } = await openSearch();
  await user.type(field, 'helicopter');
  expect(await box.findByText('Nothing found for “helicopter”')).toBeInTheDocument();
  const call = box.getByRole('link', { name: `call ${brand.phone.display}` });
  expect(call).toHaveAttribute('href', brand.phone.href);
  expect(box.getByRole('link', { name: 'book a visit' })).toHaveAttribute('href', '/#contacts');
  box.getByText(/24-hour animal hospital/);
});
