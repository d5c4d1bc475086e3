import {
  startTransition,
  StrictMode,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { LazyPart } from '#src/components/lazyPart.ts';
import { reloadOnce, reloadWhenOnline } from '#src/components/chunkErrors.ts';
import { routes } from './routes.tsx';

/**
 * Brings the page to life in its container. Markup that was prerendered for this very address is taken over; any
 * other (a host's fallback page, a page that depends on the query) is rendered afresh. Resolves when it is alive.
 */
export async function mount(container: HTMLElement) {
  const router = createBrowserRouter(routes);
  await new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

  await new Promise<void>((onReady) => {
    const app = (
      <StrictMode>
        <Ready onReady={onReady}>
          <RouterProvider router={router} />
        </Ready>
      </StrictMode>
    );
    if (isRenderedFor(container, window.location)) {
      // As a transition it is done in slices: presses and scrolling come in between.
      startTransition(() => {
        hydrateRoot(container, <InPlace>{app}</InPlace>);
      });
    } else {
      container.replaceChildren();
      createRoot(container).render(app);
    }
  });

  container.dataset.alive = '';
  whenSomebodyMoves(async () => {
    const { prefetchRoutes } = await import('./prefetchRoutes.ts');
    const lookAtLinks = prefetchRoutes(routes);
    router.subscribe(({ navigation }) => {
      if (navigation.state === 'idle') setTimeout(lookAtLinks);
    });
  });
}

/** Signs of somebody who may be about to press a link. */
const moves = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

function whenSomebodyMoves(then: () => Promise<void>) {
  const done = new AbortController();
  const begin = () => {
    done.abort();
    // Without it every link is as it was: its page is fetched when it is pressed.
    then().catch(() => undefined);
  };
  for (const move of moves)
    document.addEventListener(move, begin, { signal: done.signal, passive: true });
}

// After a redeploy the page is loaded afresh, once; where that was just tried the route's error page says so.
LazyPart.onMissing = (giveUp) => {
  reloadWhenOnline(() => {
    if (!reloadOnce()) giveUp();
  });
};

/** Tells when the page answers to presses: its effects have run. */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/**
 * Keeps a prerendered page where it is: it was read, and scrolled, before its script came, and the router's
 * <ScrollRestoration> would begin at the top.
 */
function InPlace({ children }: { children: ReactNode }) {
  const top = useRef(0);
  useInsertionEffect(() => {
    top.current = window.scrollY;
  }, []);
  // After the layout effects of what is inside, before the next paint.
  useLayoutEffect(() => window.scrollTo({ top: top.current, behavior: 'instant' }), []);
  return children;
}

function isRenderedFor(container: HTMLElement, { pathname, search }: Location): boolean {
  const { address, readsQuery } = container.dataset;
  if (address === undefined || (readsQuery !== undefined && search)) return false;
  return address === (pathname.replace(/(.)\/$/, '$1') || '/');
}
