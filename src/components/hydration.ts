import { idle } from './idle.ts';

/*
 * A page comes alive by itself, once, when it is loaded and the browser idle (docs/architecture.md, the life of a page). No control
 * waits for a visitor: assistive technology presses without any pointer or key.
 */
const touches = ['pointerdown', 'keydown', 'focusin'];
const signs = [...touches, 'pointermove', 'touchstart', 'scroll'];

/**
 * Resolves when the page is to be hydrated: loaded and idle, or touched before that; at once where it was not prerendered. Not before
 * anybody sees it: a document that the browser prepares in the background makes no call.
 */
export async function hydrationIsDue(container: HTMLElement): Promise<void> {
  if (isPrerendering()) await activation();
  if (container.dataset.address === undefined) return;
  await Promise.race([first(touches), loadedAndIdle()]);
}

/**
 * Resolves when a visitor stirs. Only what nobody waits for begins then: what may be wanted next is fetched.
 */
export const firstInput: Promise<void> =
  typeof window === 'undefined' ? new Promise(() => undefined) : first(signs);

/** A button of the mouse or a finger is down. */
let isDown = false;
if (typeof window !== 'undefined') {
  const note = ({ type }: Event) => (isDown = type === 'pointerdown');
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    window.addEventListener(type, note, { capture: true });
}

/**
 * Resolves when no press is under way, after a second at most: a browser forgets a press whose link or button is replaced between
 * its beginning and its end.
 */
export function pressIsOver(): Promise<void> {
  if (!isDown) return Promise.resolve();
  return new Promise((resolve) => {
    // After the click.
    const end = () => setTimeout(resolve);
    for (const type of ['pointerup', 'pointercancel'])
      window.addEventListener(type, end, { capture: true, once: true });
    setTimeout(resolve, 1000);
  });
}

/** A press is repeated only if the page is hydrated within this many ms: later nobody waits for it. */
export const patience = 5000;

/** A button that the browser can't answer by itself: it opens no popover, and sends no form to an address. */
export const needsScript = 'button:not([popovertarget], form[action] *)';

/** Events after which a press is not repeated, because the visitor has gone on. */
const goneOn = ['input', 'pagehide'];

/**
 * Notes a button that is pressed while the page is not hydrated, if nothing is done after it. Returns the function that presses it
 * again, to be called as soon as React listens: what is pressed later is React's alone.
 */
export function pressEarly(): () => void {
  let last: { button: HTMLElement; words: string | null; at: number } | undefined;
  const note = ({ target, timeStamp }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>(needsScript);
    last = button ? { button, words: button.textContent, at: timeStamp } : undefined;
  };
  const forget = () => (last = undefined);
  document.addEventListener('click', note, { capture: true });
  for (const sign of goneOn) window.addEventListener(sign, forget, { capture: true });
  return () => {
    document.removeEventListener('click', note, { capture: true });
    for (const sign of goneOn) window.removeEventListener(sign, forget, { capture: true });
    if (last && performance.now() - last.at < patience) pressIfSame(last.button, last.words);
  };
}

/** Presses a button, unless it says something else by then, or another has taken its place. */
function pressIfSame(button: HTMLElement, words: string | null): void {
  const check = (event: Event) => {
    if (button.isConnected && button.textContent === words) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // React hydrates the button's part when the press comes to the container, on its way to the button; the button's own listeners follow.
  button.addEventListener('click', check, { capture: true, once: true });
  button.click();
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

function first(events: string[]): Promise<void> {
  return new Promise((resolve) => {
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
