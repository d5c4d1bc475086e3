import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '#src/styles/fonts/rare.css';
import { isChunkLoadError } from '#src/platform/chunkErrors.ts';
import { hydrate } from '#src/platform/hydration/hydrate.ts';
import { keyHistoryEntries } from '#src/platform/scrollPosition.ts';
import { loadPage } from './loadPage.ts';
import { Site } from './Site.tsx';

/** Hydrates markup that was prerendered for this address; renders anything else afresh. */
export async function startApp(container: HTMLElement) {
  const first = await loadPage(window.location);
  // A prerendered page is better than an error page.
  if (isChunkLoadError(first.error)) throw first.error as Error;

  keyHistoryEntries();
  const app = (
    <StrictMode>
      {/* Transitions would delay what is typed into filters. */}
      <BrowserRouter useTransitions={false}>
        <Site first={first} />
      </BrowserRouter>
    </StrictMode>
  );
  if (isRenderedFor(container, window.location)) {
    hydrate(container, app);
  } else {
    createRoot(container).render(app);
  }
}

function isRenderedFor(container: HTMLElement, { pathname, search }: Location): boolean {
  const { address, readsQuery } = container.dataset;
  if (address === undefined || (readsQuery !== undefined && search)) return false;
  return address === (pathname.replace(/(.)\/$/, '$1') || '/');
}
