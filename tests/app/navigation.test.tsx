import { act, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ErrorPage } from '#src/app/ErrorPage.tsx';
import { brand } from '#src/content/brand.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

describe('going from page to page', () => {
  it('puts the focus on the new heading, but leaves it alone on the first load', async () => {
    const { getByRole, router } = await renderAt('/about');
    expect(document.body).toHaveFocus();
    await act(() => router.navigate('/doctors'));
    expect(getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('puts the focus on the heading where the search that had it has closed', async () => {
    const { getByRole, findByRole, router, user } = await renderAt('/blog');
    await user.click(within(getByRole('banner')).getByRole('button', { name: 'Search' }));
    await user.type(await findByRole('combobox', { name: 'Search this site' }), 'ticks{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?search=ticks'));
    await waitFor(() => expect(getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('scrolls a new page to its top', async () => {
    const { router } = await renderAt('/about');
    const scroll = vi.spyOn(window, 'scrollTo');
    await act(() => router.navigate('/doctors'));
    expect(scroll).toHaveBeenLastCalledWith(0, 0);
  });

  it('skips to the content on request', async () => {
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

  it('says so with the message, without the stack, and gives the phone number', async () => {
    renderBroken(new Error('The kennel is on fire'));
    expect(
      await screen.findByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    screen.getByText('The kennel is on fire');
    expect(document.body.textContent).not.toMatch(/at .*\.tsx?/);
    screen.getByRole('link', { name: brand.phone.display });
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });

  it('says the status text of an answer', async () => {
    renderBroken(new Response('', { status: 418, statusText: 'I am a teapot' }));
    expect(await screen.findByText('418 I am a teapot')).toBeVisible();
  });
});
