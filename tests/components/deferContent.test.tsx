import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

function Treats() {
  const [given, setGiven] = useState(0);
  return (
    <button type="button" onClick={() => setGiven(given + 1)}>
      {`Treats given: ${given}`}
    </button>
  );
}

type Load = () => Promise<{ Component: typeof Treats }>;
const phone = { display: '00000 01234', href: 'tel:0000001234' };

function siteWith(Content: (props: { phone: typeof phone }) => React.ReactNode) {
  const page = (
    <>
      <Link to="#treats">To the treats</Link>
      <Content phone={phone} />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/about', element: <h1>About us</h1> },
  ]);
  return { router, site: <RouterProvider router={router} /> };
}

let root: Root | undefined;

/** A page as the build writes it, hydrated while its lower part has still to be fetched. */
async function openPrerendered(load: () => Promise<void> = () => Promise.resolve()) {
  // As a page loads them: nobody has done anything yet.
  vi.resetModules();
  const { hydration } = await import('#src/components/hydration.ts');
  const { deferContent } = await import('#src/components/deferContent.tsx');
  const OnServer = deferContent(() => Promise.resolve({ Component: Treats }));
  await OnServer.loader();
  const box = document.createElement('div');
  box.innerHTML = renderToString(siteWith(OnServer).site);
  // As scripts/prerender.ts puts them.
  box.querySelector('[data-lower-styles]')!.innerHTML = '<link rel="prefetch" href="/lower.css">';
  document.body.replaceChildren(box);

  hydration.isPending = true;
  const fetched = vi.fn<Load>(async () => {
    await load();
    return { Component: Treats };
  });
  const Lower = deferContent(fetched);
  await Lower.loader();
  const { router, site } = siteWith(Lower);
  await act(async () => {
    root = hydrateRoot(box, site);
  });
  hydration.isPending = false;
  return { router, fetched, button: screen.getByRole('button') };
}

// As a browser does it: user-event's own act() does not wait for what suspends.
const click = (button: HTMLElement) => act(async () => button.click());
const giveSign = () => act(async () => fireEvent.pointerMove(document.body, { movementX: 1 }));

beforeEach(() => {
  vi.stubGlobal('scrollY', 0);
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  document.head.querySelector('[href="/lower.css"]')?.remove();
});

it('deferred content stays prerendered markup and fetches nothing until there is a visitor', async () => {
  const { fetched, button } = await openPrerendered();
  expect(button).toHaveTextContent('Treats given: 0');
  expect(fetched).not.toHaveBeenCalled();
});

it('deferred content hydrates its markup in place at the first sign of a visitor', async () => {
  const { fetched, button } = await openPrerendered();
  await giveSign();
  expect(fetched).toHaveBeenCalledOnce();
  await click(button);
  expect(button).toBeInTheDocument();
  expect(button).toHaveTextContent('Treats given: 1');
  expect(document.querySelector('[data-deferred]')).toHaveAttribute('data-hydrated');
});

it('deferred content leaves its styles to the next page, and has no second copy before', async () => {
  const { router } = await openPrerendered();
  await giveSign();
  const styles = () => [...document.querySelectorAll('link[href="/lower.css"]')];
  expect(styles().map(({ parentElement }) => parentElement)).not.toContain(document.head);
  await act(() => router.navigate('/about'));
  expect(screen.getByRole('heading', { name: 'About us' })).toBeInTheDocument();
  expect(styles().map(({ parentElement }) => parentElement)).toEqual([document.head]);
});

it('deferred content keeps its markup while the visitor follows an anchor before the chunk is loaded', async () => {
  let arrive: () => void = () => undefined;
  const { button, router } = await openPrerendered(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  await giveSign();
  await act(() => router.navigate('/#treats'));
  expect(screen.getByRole('button')).toBe(button);
  await act(async () => arrive());
  expect(screen.getByRole('button')).toBe(button);
  await click(button);
  expect(button).toHaveTextContent('Treats given: 1');
});

it('deferred content whose chunk can’t be loaded says what to do and leaves the page readable', async () => {
  const { button } = await openPrerendered(() => Promise.reject(new Error('offline')));
  await giveSign();
  expect(button).toHaveTextContent('Treats given: 0');
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Part of this page could not be loaded.');
  expect(screen.getByRole('link', { name: phone.display })).toHaveAttribute('href', phone.href);
});

it('deferred content reloads the page once if its chunk is missing after a deployment', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload, hash: '', pathname: '/' });
  await openPrerendered(() => {
    window.dispatchEvent(new Event('vite:preloadError'));
    return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  });
  const { reloadForMissingChunks } = await import('#src/components/chunkErrors.ts');
  reloadForMissingChunks();
  vi.useFakeTimers();
  await giveSign();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  vi.useRealTimers();
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('the route of a page that is not prerendered waits for its deferred content, and retries after a failure', async () => {
  vi.resetModules();
  const { deferContent } = await import('#src/components/deferContent.tsx');
  const load = vi.fn<Load>(() => Promise.resolve({ Component: Treats }));
  load.mockRejectedValueOnce(new Error('offline'));
  const Lower = deferContent(load);
  await expect(Lower.loader()).rejects.toThrow('offline');
  await Lower.loader();
  expect(load).toHaveBeenCalledTimes(2);
  await Lower.loader();
  expect(load).toHaveBeenCalledTimes(2);
});

it('the router hears of going back when the content is hydrated, so that the markup stays', async () => {
  let arrive: () => void = () => undefined;
  const { button } = await openPrerendered(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const heard = vi.fn<() => void>();
  window.addEventListener('popstate', heard);
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(heard).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toBe(button);
  await act(async () => arrive());
  expect(heard).toHaveBeenCalledOnce();
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(heard).toHaveBeenCalledTimes(2);
  window.removeEventListener('popstate', heard);
});
