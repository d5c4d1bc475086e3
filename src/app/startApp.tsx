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
// The letters that few pages have.
import 'virtual:fonts/rare.css';
import { hydration, visitorSign } from '#src/components/hydration.ts';
import { fadingRouter } from './fadingRouter.ts';
import { routes } from './routes.tsx';

/**
 * Starts the app in its container. Markup that was prerendered for this very address is hydrated; any other (a host's
 * fallback page, a page that depends on the query) is rendered afresh. Resolves when the layout and the first screen are hydrated.
 */
export async function startApp(container: HTMLElement) {
  hydration.isPending = isRenderedFor(container, window.location);
  const router = createBrowserRouter(routes);
  if (!router.state.initialized)
    await new Promise<void>((resolve) =>
      router.subscribe(({ initialized }) => initialized && resolve()),
    );

  await new Promise<void>((onReady) => {
    const app = (
      <StrictMode>
        <Started onReady={onReady}>
          <RouterProvider router={fadingRouter(router)} />
        </Started>
      </StrictMode>
    );
    if (hydration.isPending) {
      // As a transition it is done in slices: input and scrolling come in between.
      startTransition(() => void hydrateRoot(container, app));
    } else {
      container.replaceChildren();
      createRoot(container).render(app);
    }
  });
  hydration.isPending = false;
  container.dataset.hydrated = '';

  visitorSign
    .then(() => import('./prefetchRoutes.ts'))
    .then(({ prefetchRoutes }) => prefetchRoutes(routes, router))
    // Without it a page is fetched when its link is followed.
    .catch(() => undefined);
  visitorSign
    .then(() => import('./navigationProgress.ts'))
    .then(({ showNavigationProgress }) => showNavigationProgress(router))
    // Without it nothing tells that a page is on its way.
    .catch(() => undefined);
}

/** Calls back when the page is hydrated. Keeps its scroll position: <ScrollRestoration> would begin at the top. */
function Started({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  const top = useRef(0);
  useInsertionEffect(() => {
    top.current = window.scrollY;
  }, []);
  // After the layout effects of what is inside, before the next paint.
  useLayoutEffect(() => {
    if (hydration.isPending) window.scrollTo({ top: top.current, behavior: 'instant' });
  }, []);
  useEffect(onReady, [onReady]);
  return children;
}

function isRenderedFor(container: HTMLElement, { pathname, search }: Location): boolean {
  const { address, readsQuery } = container.dataset;
  if (address === undefined || (readsQuery !== undefined && search)) return false;
  return address === (pathname.replace(/(.)\/$/, '$1') || '/');
}
