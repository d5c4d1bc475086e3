import { act, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import userEvent from '@testing-library/user-event';
import { fadingRouter } from '#src/app/fadingRouter.ts';
import { giveVisitorSign } from '#tests/support/fakeSwiper.ts';

/** Takes the picture of the old page: what comes next is shown when it is called. */
let takePicture: () => void = () => undefined;
const startViewTransition = vi.fn<(update: () => void) => { finished: Promise<void> }>((update) => {
  takePicture = () => act(update);
  return { finished };
});
let finish: () => void;
let finished: Promise<void>;

beforeEach(() => {
  startViewTransition.mockClear();
  finished = new Promise((resolve) => (finish = resolve));
  Object.assign(document, { startViewTransition, activeViewTransition: null });
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ matches: media.endsWith(': no-preference)') }) as MediaQueryList,
  );
});

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  Reflect.deleteProperty(document, 'activeViewTransition');
});

const addresses = ['/', '/about', '/blog', '/about?tag=ticks', '/about#team'];

function Page() {
  return (
    <>
      {addresses.map((address) => (
        <Link key={address} to={address}>
          {address}
        </Link>
      ))}
      <Outlet />
    </>
  );
}

/** A card of each page but the first; the picture of an article stands on its page too. */
function Content({ path }: { path: string }) {
  return (
    <main>
      <h1>{path}</h1>
      {path !== '/' && <img src={`${path}.svg`} alt={`large ${path}`} fetchPriority="high" />}
      {path === '/' &&
        ['/about', '/blog'].map((to) => (
          <article key={to}>
            <img src={`${to}.svg`} alt={`small ${to}`} />
            <Link to={to}>{`card ${to}`}</Link>
          </article>
        ))}
    </main>
  );
}

async function openSite() {
  const children = addresses
    .slice(0, 3)
    .map((path) => ({ path, element: <Content path={path} /> }));
  const router = createBrowserRouter([{ element: <Page />, children }]);
  render(<RouterProvider router={fadingRouter(router)} />);
  await giveVisitorSign();
  await import('#src/app/pageTransition.ts');
  await act(() => Promise.resolve());
  const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
  return { router, follow };
}
const heading = () => screen.getByRole('heading').textContent;

/** The picture that goes over into the next page: what is under way takes the one with the name. */
const carried = () =>
  screen
    .getAllByRole('img')
    .filter(({ style }) => style.viewTransitionName === 'picture')
    .map((picture) => picture.getAttribute('alt'));

// Back, and visitors who want less motion: e2e/nextPage.spec.ts.
it('a page stands until the browser has its picture, and then fades into the next', async () => {
  const { follow } = await openSite();
  await follow('/about');
  expect(startViewTransition).toHaveBeenCalledOnce();
  expect(heading()).toBe('/');
  takePicture();
  expect(heading()).toBe('/about');
});

it('a quick second click leads on from a page that was never shown', async () => {
  const { follow } = await openSite();
  await follow('/about');
  const takeFirst = takePicture;
  await follow('/blog');
  takeFirst();
  expect(heading()).toBe('/blog');
  takePicture();
  expect(heading()).toBe('/blog');
});

it('another query or an anchor of the same page does not fade', async () => {
  const { follow, router } = await openSite();
  await follow('/about');
  takePicture();
  await follow('/about?tag=ticks');
  await follow('/about#team');
  expect(router.state.location).toMatchObject({ search: '', hash: '#team' });
  expect(startViewTransition).toHaveBeenCalledOnce();
});

it('a browser that does not tell of a transition under way shows the next page at once', async () => {
  Reflect.deleteProperty(document, 'activeViewTransition');
  const { follow } = await openSite();
  await follow('/about');
  await waitFor(() => expect(heading()).toBe('/about'));
  expect(startViewTransition).not.toHaveBeenCalled();
});

it.each([
  [
    'the picture of the pressed card goes over into the page’s own',
    0,
    ['small /blog'],
    ['large /blog'],
  ],
  ['a picture out of view does not go over', 5000, [], []],
])('%s', async (_, top, before, after) => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, top, 100, 100),
  );
  const { follow } = await openSite();
  await follow('card /blog');
  expect(carried()).toEqual(before);
  takePicture();
  expect(carried()).toEqual(after);
  finish();
  await waitFor(() => expect(carried()).toEqual([]));
});

it('without a card the page’s own picture goes over', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100));
  const { follow } = await openSite();
  await follow('/about');
  takePicture();
  finish();
  await waitFor(() => expect(carried()).toEqual([]));
  await follow('/blog');
  expect(carried()).toEqual(['large /about']);
  takePicture();
  expect(carried()).toEqual(['large /blog']);
});
