import { idle } from './idle.ts';

const signs = ['pointerdown', 'keydown', 'focusin', 'pointermove', 'touchstart', 'scroll'];

/**
 * Resolves when the page is to be hydrated: loaded and idle; at once where it was not prerendered. Not before anybody sees it: a
 * document that the browser prepares in the background makes no call.
 */
export async function hydrationIsDue(container: HTMLElement): Promise<void> {
  if (isPrerendering()) await activation();
  if (container.dataset.address !== undefined) await loadedAndIdle();
}

/** Resolves on the first user input. Only what nobody waits for begins then: Swiper takes over a row. */
export const firstInput = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  const controller = new AbortController();
  const listen = (event: Event) => {
    if (isResting(event)) return;
    controller.abort();
    resolve();
  };
  const options = { capture: true, passive: true, signal: controller.signal };
  for (const sign of signs) window.addEventListener(sign, listen, options);
});

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

/** Chromium sends a pointermove after layout where a mouse merely rests on the page: it has moved by nothing. */
function isResting({ type, movementX, movementY }: Partial<MouseEvent>): boolean {
  return type === 'pointermove' && movementX === 0 && movementY === 0;
}

async function loadedAndIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  // A page that is never idle is hydrated after two seconds.
  await idle(2000);
}
