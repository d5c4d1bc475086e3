import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type Location,
  MemoryRouter,
  type NavigateFunction,
  parsePath,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { expect } from 'vitest';
import { loadPage } from '#src/app/loadPage.ts';
import { Site } from '#src/app/Site.tsx';
// Loaded here, because polling for a lazy form slows its loading.
import '#src/pages/shared/SiteBookingForm.tsx';

/** Renders the whole site at an address with the real route table, once the page is loaded. */
export async function renderAt(address: string) {
  const first = await load(address);
  const user = userEvent.setup();
  const seen = {} as Seen;
  const view = render(
    <MemoryRouter initialEntries={[address]} useTransitions={false}>
      <Spy seen={seen} />
      <Site first={first} />
    </MemoryRouter>,
  );
  // A page is shown once its lazy parts have loaded.
  if (!view.container.hasChildNodes())
    await waitFor(() => expect(view.container).not.toBeEmptyDOMElement());
  const router = {
    get location() {
      return seen.location;
    },
    /** Loads and opens an address, or moves by a number of history entries. */
    async navigate(to: string | number) {
      if (typeof to === 'number') return seen.navigate(to);
      await load(to);
      return seen.navigate(to);
    },
  };
  return { ...view, ...screen, user, router };
}

function load(address: string) {
  const { pathname = '/', search = '' } = parsePath(address);
  return loadPage({ pathname, search });
}

interface Seen {
  location: Location;
  navigate: NavigateFunction;
}

/** Keeps the router's hooks at hand. */
function Spy({ seen }: { seen: Seen }) {
  Object.assign(seen, { location: useLocation(), navigate: useNavigate() });
  return null;
}
