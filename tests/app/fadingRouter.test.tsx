import { act, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import userEvent from '@testing-library/user-event';
import { fadingRouter } from '#src/app/fadingRouter.ts';

/** Takes the picture of the old page: what comes next is shown when it is called. */
let takePicture: () => void = () => undefined;
const startViewTransition = vi.fn<(update: () => void) => void>((update) => {
  takePicture = () => act(update);
});

function stubMotion(preference: 'no-preference' | 'reduce') {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ matches: media.endsWith(`: ${preference})`) }) as MediaQueryList,
  );
}

beforeEach(() => {
  startViewTransition.mockClear();
  Object.assign(document, { startViewTransition, activeViewTransition: null });
  stubMotion('no-preference');
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

function openSite() {
  const children = addresses.slice(0, 3).map((path) => ({ path, element: <h1>{path}</h1> }));
  const router = createBrowserRouter([{ element: <Page />, children }]);
  render(<RouterProvider router={fadingRouter(router)} />);
  const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
  return { router, follow };
}
const heading = () => screen.getByRole('heading').textContent;

it('a page stands until the browser has its picture, and then fades into the next', async () => {
  const { follow } = openSite();
  await follow('/about');
  expect(startViewTransition).toHaveBeenCalledOnce();
  expect(heading()).toBe('/');
  takePicture();
  expect(heading()).toBe('/about');
});

it('a quick second click leads on from a page that was never shown', async () => {
  const { follow } = openSite();
  await follow('/about');
  const takeFirst = takePicture;
  await follow('/blog');
  takeFirst();
  expect(heading()).toBe('/blog');
  takePicture();
  expect(heading()).toBe('/blog');
});

it('another query or an anchor of the same page does not fade', async () => {
  const { follow, router } = openSite();
  await follow('/about');
  takePicture();
  await follow('/about?tag=ticks');
  await follow('/about#team');
  expect(router.state.location).toMatchObject({ search: '', hash: '#team' });
  expect(startViewTransition).toHaveBeenCalledOnce();
});

it('Back shows the page before at once', async () => {
  const { follow, router } = openSite();
  await follow('/about');
  takePicture();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(heading()).toBe('/'));
  expect(startViewTransition).toHaveBeenCalledOnce();
});

it('for visitors who want less motion no transition is started', async () => {
  stubMotion('reduce');
  const { follow } = openSite();
  await follow('/about');
  await waitFor(() => expect(heading()).toBe('/about'));
  expect(startViewTransition).not.toHaveBeenCalled();
});

it('a browser that does not tell of a transition under way shows the next page at once', async () => {
  Reflect.deleteProperty(document, 'activeViewTransition');
  const { follow } = openSite();
  await follow('/about');
  await waitFor(() => expect(heading()).toBe('/about'));
  expect(startViewTransition).not.toHaveBeenCalled();
});
