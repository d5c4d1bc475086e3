import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '#src/app/routes.tsx';

/** Renders the whole site at an address with the real route table, once the page is loaded. */
export async function renderAt(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const user = userEvent.setup();
  await waitFor(() => {
    if (!router.state.initialized) throw new Error(`${address} is still loading`);
  });
  const view = render(<RouterProvider router={router} />);
  return { ...view, ...screen, user, router };
}
