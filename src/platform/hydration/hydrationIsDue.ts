import { idle } from '#src/platform/idle.ts';

/**
 * Resolves when the page is to be hydrated: loaded and idle; at once where it was not prerendered. Not before anybody sees it: a
 * document that the browser prepares in the background makes no call.
 */
export async function hydrationIsDue(container: HTMLElement): Promise<void> {
  if (isPrerendering()) await activation();
  if (container.dataset.address !== undefined) await loadedAndIdle();
}

/** True in Chromium only, while it prepares the document in the background. */
function isPrerendering(): boolean | undefined {
  return (document as { prerendering?: boolean }).prerendering;
}

/** Resolves when the document is shown. */
function activation(): Promise<unknown> {
  return new Promise((resolve) =>
    document.addEventListener('prerenderingchange', resolve, { once: true }),
  );
}

async function loadedAndIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  // A page that is never idle is hydrated after two seconds.
  await idle(2000);
}
