import { startTransition, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/** Hydrates prerendered markup, as a transition, so that React yields to input and scrolling. */
export function hydrate(container: HTMLElement, app: ReactNode): Root {
  const isTranslated = container.querySelector('font') !== null;
  const options = isTranslated ? { onRecoverableError: reportUnlessMismatch } : {};
  let root: Root;
  startTransition(() => {
    root = hydrateRoot(container, app, options);
  });
  return root!;
}

/** A translated page does not have React's text. React renders it again, and nothing has failed. */
function reportUnlessMismatch(error: unknown) {
  if (!/#418|Hydration failed/.test(String(error))) reportError(error);
}
