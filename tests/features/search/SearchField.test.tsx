import { waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { vets } from '#content/vets.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

async function openSearch() {
  const view = await renderAt('/about');
  await view.user.click(await view.findByRole('button', { name: 'Search' }));
  const field = await view.findByRole('searchbox', { name: 'Search this site' });
  return { ...view, field, box: within(field.closest('form')!.parentElement!) };
}

it('the search shows grouped hits while typing and announces their number', async () => {
  const { field, user, box } = await openSearch();
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, 't');
  expect(box.queryByRole('link')).toBeNull();
  await user.type(field, 'ick');
  await box.findByRole('heading', { name: 'Articles' });
  const hrefs = box.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toContain('/blog/monsoon-paws');
  expect(hrefs).toContain('/service#grooming');
  await waitFor(() => expect(box.getByRole('status')).toHaveTextContent(/^\d results for “tick”$/));
});

it('a click on a hit opens it and closes the search', async () => {
  const { field, user, box, router, queryByRole } = await openSearch();
  await user.type(field, vets[0]!.firstName);
  await user.click(await box.findByRole('link', { name: new RegExp(vets[0]!.firstName) }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/doctors/${vets[0]!.id}`));
  expect(queryByRole('searchbox', { name: 'Search this site' })).toBeNull();
});

it('Enter shows all results', async () => {
  const { field, user, router, findByRole } = await openSearch();
  await user.type(field, 'ticks{Enter}');
  expect(await findByRole('region', { name: /for “ticks”$/ })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?search=ticks');
});

it('a link shows all results where the box has only the first of a group', async () => {
  const { field, user, box, router } = await openSearch();
  await user.type(field, 'clinic');
  await user.click(await box.findByRole('link', { name: /^Show all \d+ results$/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?search=clinic'));
});

it('the search stays open for Tab inside it, and closes when Tab leaves it or Escape is pressed', async () => {
  const { field, user, box, getByRole, queryByRole } = await openSearch();
  await waitFor(() => expect(field).toHaveFocus());
  await user.tab();
  expect(box.getByRole('button', { name: 'Search' })).toHaveFocus();
  await user.tab();
  expect(queryByRole('searchbox', { name: 'Search this site' })).toBeNull();
  expect(getByRole('main')).toContainElement(document.activeElement as HTMLElement);
  await user.click(getByRole('button', { name: 'Search' }));
  await user.keyboard('{Escape}');
  expect(queryByRole('searchbox', { name: 'Search this site' })).toBeNull();
  expect(getByRole('button', { name: 'Search' })).toHaveFocus();
});

it('the search offers the phone, the booking form and emergency advice without results', async () => {
  const { field, user, box } = await openSearch();
  await user.type(field, 'helicopter');
  expect(await box.findByText('Nothing found for “helicopter”')).toBeInTheDocument();
  const call = box.getByRole('link', { name: `call ${brand.phone.display}` });
  expect(call).toHaveAttribute('href', brand.phone.href);
  expect(box.getByRole('link', { name: 'book a visit' })).toHaveAttribute('href', '/#contacts');
  box.getByText('In an emergency');
  box.getByText(/24-hour animal hospital/);
});
