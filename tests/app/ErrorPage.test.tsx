import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ErrorPage } from '#src/app/ErrorPage.tsx';
import { brand } from '#content/brand.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';

/** Renders a page that throws, in the layout of the route table. */
function renderBroken(error: unknown) {
  const router = createMemoryRouter([
    {
      path: '/',
      errorElement: <ErrorPage />,
      Component: () => {
        throw error;
      },
    },
  ]);
  render(<RouterProvider router={router} />);
}

describe('A page that breaks', () => {
  it('the error page shows the specified message without a stack', () => {
    expectConsole('error', /The bowl is empty/);
    renderBroken(new Error('The bowl is empty'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Unexpected Application Error!',
    );
    expect(screen.getByText('The bowl is empty')).toBeVisible();
    expect(document.body.textContent).not.toMatch(/\bat \w+.*:\d+|ErrorPage\.test/);
    expect(screen.getByRole('link', { name: brand.phone.display })).toHaveAttribute(
      'href',
      brand.phone.href,
    );
  });

  it('the error page shows the status text of a failed response', () => {
    expectConsole('error', /./);
    // The shape in which the router passes on an error response of a loader.
    renderBroken({ status: 503, statusText: 'Service Unavailable', internal: false, data: '' });
    expect(screen.getByText('503 Service Unavailable')).toBeVisible();
  });
});
