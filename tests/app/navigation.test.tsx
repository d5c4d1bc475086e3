import { act, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ErrorPage } from '#src/app/ErrorPage.tsx';
import { brand } from '#content/brand.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

describe('going from page to page', () => {
  it('navigation focuses the new page’s heading, the first load does not', async () => {
    const { getByRole, router } = await renderAt('/about');
    expect(document.body).toHaveFocus();
    await act(() => router.navigate('/doctors'));
    expect(getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('navigation focuses the heading when the search closes', async () => {
    const { getByRole, findByRole, router, user } = await renderAt('/blog');
    await user.click(within(getByRole('banner')).getByRole('button', { name: 'Search' }));
    await user.type(await findByRole('combobox', { name: 'Search this site' }), 'ticks{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?search=ticks'));
    await waitFor(() => expect(getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('a change of the query moves no focus where nothing had it', async () => {
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

  it('navigation scrolls to the top of the new page', async () => {
    const { router } = await renderAt('/about');
    const scroll = vi.spyOn(window, 'scrollTo');
    await act(() => router.navigate('/doctors'));
    expect(scroll).toHaveBeenLastCalledWith(0, 0);
  });

  it('the skip link focuses the main content', async () => {
    const { getByRole, user } = await renderAt('/about');
    await user.tab();
    expect(getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(getByRole('main')).toHaveFocus();
  });
});

describe('a page that breaks', () => {
  function renderBroken(broken: unknown) {
    const routes = [
      {
        path: '/',
        loader: () => {
          throw broken;
        },
        element: <p>never</p>,
        errorElement: <ErrorPage />,
        hydrateFallbackElement: <p>Loading</p>,
      },
    ];
    render(<RouterProvider router={createMemoryRouter(routes)} />);
  }

  it('a page that throws shows the message and the phone number, without the stack', async () => {
    renderBroken(new Error('The kennel is on fire'));
    expect(
      await screen.findByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    screen.getByText('The kennel is on fire');
    expect(document.body.textContent).not.toMatch(/at .*\.tsx?/);
    screen.getByRole('link', { name: brand.phone.display });
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });

  it('a page whose loader fails shows the status text of the response', async () => {
    renderBroken(new Response('', { status: 418, statusText: 'I am a teapot' }));
    expect(await screen.findByText('418 I am a teapot')).toBeVisible();
  });
});
