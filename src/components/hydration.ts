import { idle } from './idle.ts';

/*
 * A prerendered page is hydrated in two waves (docs/architecture.md, the life of a page): the layout and the first screen
 * once the browser is idle or the visitor touches the page; the rest of the page at the first sign of a visitor.
 */
const touches = ['pointerdown', 'keydown', 'focusin'];
const signs = [...touches, 'pointermove', 'touchstart', 'scroll', 'popstate', 'hashchange'];

/** True while a prerendered page is being taken over: its markup is there, its chunks may not be. */
export const hydration = { isPending: false };

/** Resolves at the first sign of a visitor; at once where the page opens scrolled or at an anchor. Never on a server. */
export const visitorSign: Promise<void> = first(
  signs,
  () => window.scrollY > 0 || window.location.hash,
);

let isDelayed = false;
let missed = false;

/**
 * While part of the page is not hydrated, keeps popstate events from the router: React renders what they change at once,
 * and would discard markup that it can't hydrate yet. The browser itself scrolls to an anchor. The router hears of the
 * last one afterwards.
 */
export function delayPopState(delay: boolean): void {
  isDelayed = delay;
  if (delay || !missed) return;
  missed = false;
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
}

// Before the router's own listener: at the window they are called in the order in which they were added.
if (typeof window !== 'undefined')
  window.addEventListener('popstate', (event) => {
    if (!isDelayed) return;
    missed = true;
    event.stopImmediatePropagation();
  });

/**
 * Resolves when the first wave is due; at once for a page that was not prerendered. Not before anybody sees the page: a
 * document that the browser prepares in the background makes no call.
 */
export async function firstWave(container: HTMLElement): Promise<void> {
  if (isPrerendering()) await activation();
  if (container.dataset.address === undefined) return;
  await Promise.race([first(touches), loadedAndIdle()]);
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

function first(events: string[], already: () => unknown = () => false): Promise<void> {
  return new Promise((resolve) => {
    if (typeof window === 'undefined') return;
    if (already()) resolve();
    const controller = new AbortController();
    const listen = (event: Event) => {
      if (isResting(event)) return;
      controller.abort();
      resolve();
    };
    const options = { capture: true, passive: true, signal: controller.signal };
    for (const event of events) window.addEventListener(event, listen, options);
  });
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
