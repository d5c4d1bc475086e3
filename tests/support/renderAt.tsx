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
// Comes after many pages. To look for it again and again would slow its coming down.
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
  // Its lazy parts come with it.
  if (!view.container.hasChildNodes())
    await waitFor(() => expect(view.container).not.toBeEmptyDOMElement());
  return { ...view, ...screen, user, router: routerOf(seen) };
}

function load(address: string) {
  const { pathname = '/', search = '' } = parsePath(address);
  return loadPage({ pathname, search });
}

interface Seen {
  location: Location;
  navigate: NavigateFunction;
}

function Spy({ seen }: { seen: Seen }) {
  Object.assign(seen, { location: useLocation(), navigate: useNavigate() });
  return null;
}

/** Where the site is, and a way to go elsewhere. */
function routerOf(seen: Seen) {
  let shown = seen.location;
  return {
    state: {
      /** The address of the page that is shown. Another one may be on its way. */
      get location() {
        if (!document.querySelector('[role=progressbar]')) shown = seen.location;
        return shown;
      },
    },
    /** Goes to an address, whose page is fetched before, or by a number of steps through the history. */
    async navigate(to: string | number) {
      if (typeof to === 'number') return seen.navigate(to);
      await load(to);
      return seen.navigate(to);
    },
  };
}
