import {
  startTransition,
  StrictMode,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
// The letters that few pages have.
import '#src/styles/fonts/rare.css';
import { isChunkLoadError } from '#src/components/chunkErrors.ts';
import { showNavigationProgress } from './navigationProgress.ts';
import { routes } from './routes.tsx';

/**
 * Starts the app in its container. Markup that was prerendered for this very address is hydrated; any other (a host's
 * fallback page, a page that depends on the query) is rendered afresh.
 */
export async function startApp(container: HTMLElement) {
  const router = createBrowserRouter(routes);
  if (!router.state.initialized)
    await new Promise<void>((resolve) =>
      router.subscribe(({ initialized }) => initialized && resolve()),
    );

  // The prerendered page is better than an error page.
  const fault = Object.values(router.state.errors ?? {}).find(isChunkLoadError);
  if (fault) throw fault as Error;

  const app = <RouterProvider router={router} />;
  if (isRenderedFor(container, window.location)) {
    const isTranslated = container.querySelector('font') !== null;
    // As a transition, so that React yields to input and scrolling.
    startTransition(
      () =>
        void hydrateRoot(
          container,
          <StrictMode>
            <KeptScroll>{app}</KeptScroll>
          </StrictMode>,
          isTranslated ? { onRecoverableError: reportUnlessMismatch } : undefined,
        ),
    );
  } else {
    createRoot(container).render(<StrictMode>{app}</StrictMode>);
  }
  showNavigationProgress(router);
}

/** A translated page no longer has React's text. React renders it again, and nothing has failed. */
function reportUnlessMismatch(error: unknown) {
  if (!/#418|Hydration failed/.test(String(error))) reportError(error);
}

/** Keeps the scroll position of a page that is hydrated: <ScrollRestoration> would begin at the top. */
function KeptScroll({ children }: { children: ReactNode }) {
  const top = useRef(0);
  useInsertionEffect(() => {
    top.current = window.scrollY;
  }, []);
  // After the layout effects of what is inside, before the next paint.
  useLayoutEffect(() => {
    window.scrollTo({ top: top.current, behavior: 'instant' });
  }, []);
  return children;
}

function isRenderedFor(container: HTMLElement, { pathname, search }: Location): boolean {
  const { address, readsQuery } = container.dataset;
  if (address === undefined || (readsQuery !== undefined && search)) return false;
  return address === (pathname.replace(/(.)\/$/, '$1') || '/');
}
