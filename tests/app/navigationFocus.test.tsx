import { act, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/renderAt.tsx';

it('navigation scrolls to the top and focuses the new page’s heading, the first load does not', async () => {
  const { findByRole, router } = await renderAt('/about');
  expect(document.body).toHaveFocus();
  const scroll = vi.spyOn(window, 'scrollTo');
  await act(() => router.navigate('/doctors'));
  const heading = await findByRole('heading', { level: 1, name: 'Our vets' });
  // Focus moves in an effect, after the heading has rendered.
  await waitFor(() => expect(heading).toHaveFocus());
  expect(scroll).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});

it('navigation focuses the heading when the search closes', async () => {
  const { getByRole, router, user } = await renderAt('/blog');
  await user.click(within(getByRole('banner')).getByRole('button', { name: 'Search' }));
  const banner = within(getByRole('banner'));
  await user.type(await banner.findByRole('searchbox'), 'ticks{Enter}');
  await waitFor(() => expect(router.location.search).toBe('?search=ticks'));
  await waitFor(() => expect(getByRole('heading', { level: 1 })).toHaveFocus());
});

it('a change of the query moves no focus if nothing had it', async () => {
  const { router } = await renderAt('/blog');
  await act(() => router.navigate('/blog?category=Seasons'));
  expect(document.body).toHaveFocus();
});

it('a button that is pressed without the focus gets it', async () => {
  const { getByRole } = await renderAt('/login');
  const button = getByRole('button', { name: 'Show password' });
  act(() => button.click());
  expect(button).toHaveFocus();
});

it('the skip link focuses the main content', async () => {
  const { getByRole, user } = await renderAt('/about');
  await user.tab();
  expect(getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(getByRole('main')).toHaveFocus();
});
