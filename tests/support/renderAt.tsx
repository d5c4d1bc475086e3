import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type DataRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import { routes } from '#src/app/routes.tsx';

/** Renders the whole site at an address with the real route table, once the page is loaded. */
export async function renderAt(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const user = userEvent.setup();
  await initialized(router);
  const view = render(<RouterProvider router={router} />);
  // Its lazy parts come with it.
  if (!view.container.hasChildNodes())
    await waitFor(() => expect(view.container).not.toBeEmptyDOMElement());
  return { ...view, ...screen, user, router };
}

/** Resolves once the page's own module is loaded. */
function initialized(router: DataRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}
