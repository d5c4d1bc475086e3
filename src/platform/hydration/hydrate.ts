import { startTransition, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/** As a transition, so that React yields to input and scrolling. */
export function hydrate(container: HTMLElement, app: ReactNode): Root {
  const isTranslated = container.querySelector('font') !== null;
  const options = isTranslated ? { onRecoverableError: reportUnlessMismatch } : {};
  let root: Root;
  startTransition(() => {
    root = hydrateRoot(container, app, options);
  });
  return root!;
}

/** Expected on a page that the browser has translated: React renders it again. */
function reportUnlessMismatch(error: unknown) {
  if (!/#418|Hydration failed/.test(String(error))) reportError(error);
}
