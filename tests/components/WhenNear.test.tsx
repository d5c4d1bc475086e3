import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenNear, whenReady } from '#src/components/WhenNear.tsx';

function Treats() {
  const [given, setGiven] = useState(0);
  return (
    <button type="button" onClick={() => setGiven(given + 1)}>
      Treats given: {given}
    </button>
  );
}

type Load = () => Promise<{ Component: typeof Treats }>;

function siteWith(Part: () => React.ReactNode) {
  const page = (
    <>
      <Link to="#treats">To the treats</Link>
      <Part />
    </>
  );
  const router = createMemoryRouter([{ path: '/', element: page }]);
  return { router, site: <RouterProvider router={router} /> };
}

let root: Root | undefined;

/** A page as the build writes it, brought to life while the part's script is still to be fetched. */
async function openPrerendered(load: () => Promise<void> = () => Promise.resolve()) {
  const OnServer = whenNear('treats', () => Promise.resolve({ Component: Treats }));
  await whenReady(OnServer);
  const box = document.createElement('div');
  box.innerHTML = renderToString(siteWith(OnServer).site);
  document.body.replaceChildren(box);

  const fetched = vi.fn<Load>(async () => {
    await load();
    return { Component: Treats };
  });
  const { router, site } = siteWith(whenNear('treats', fetched));
  await act(async () => {
    root = hydrateRoot(box, site);
  });
  return { router, fetched, button: screen.getByRole('button') };
}

// As a browser does it: user-event's own act() does not wait for what suspends.
const press = (button: HTMLElement) => act(async () => button.click());
const reachFor = (button: HTMLElement) => act(async () => fireEvent.pointerOver(button));

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

describe('a part that waits for a visitor', () => {
  it('can be read, and is fetched once somebody moves and it is near, not before', async () => {
    class AlwaysNear extends window.IntersectionObserver {
      constructor(tell: IntersectionObserverCallback) {
        super(tell);
        tell([{ isIntersecting: true } as IntersectionObserverEntry], this);
      }
    }
    window.IntersectionObserver = AlwaysNear;
    const { fetched, button } = await openPrerendered();
    expect(button).toHaveTextContent('Treats given: 0');
    expect(fetched).not.toHaveBeenCalled();
    await act(async () => fireEvent.scroll(window));
    expect(fetched).toHaveBeenCalledOnce();
    expect(screen.getByRole('button')).toBe(button);
  });

  it('comes to life in its place when someone reaches for it', async () => {
    const { button } = await openPrerendered();
    await reachFor(button);
    await press(button);
    expect(button).toBeInTheDocument();
    expect(button).toHaveTextContent('Treats given: 1');
  });

  it('keeps a press that comes before its script', async () => {
    let arrive: () => void = () => undefined;
    const { button } = await openPrerendered(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    await press(button);
    expect(button).toHaveTextContent('Treats given: 0');
    await act(async () => arrive());
    expect(button).toBeInTheDocument();
    expect(button).toHaveTextContent('Treats given: 1');
  });

  it('neither stops nor loses anything when an anchor of the page is followed', async () => {
    const { button, router } = await openPrerendered();
    await act(() => router.navigate('/#treats'));
    expect(router.state.location.hash).toBe('#treats');
    expect(screen.getByRole('button')).toBe(button);
    await press(button);
    expect(button).toHaveTextContent('Treats given: 1');
  });

  it('is fetched again after it could not be had', async () => {
    const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve()];
    const { button, fetched } = await openPrerendered(() => answers.shift()!());
    await reachFor(button);
    await press(button);
    expect(button).toHaveTextContent('Treats given: 1');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is waited for where no markup stands in for it', async () => {
    const load = vi.fn<Load>(() => Promise.resolve({ Component: Treats }));
    await whenReady(whenNear('elsewhere', load));
    expect(load).toHaveBeenCalledOnce();
  });
});
