/**
 * A prerendered page is complete without its script: links, anchors and phone numbers work by themselves. So the
 * script waits until the browser is idle, or somebody touches the page. What is pressed before it is there is pressed
 * again once it is. A page that was not prerendered starts at once.
 */
export function hydrateOnIdle(container: HTMLElement, start: () => Promise<void>) {
  if (container.dataset.address === undefined) {
    void start();
    return;
  }

  const early = rememberEarlyPress(container);
  let started = false;
  const begin = () => {
    if (started) return;
    started = true;
    for (const touch of touches) window.removeEventListener(touch, begin, true);
    void start().then(early.release);
  };
  for (const touch of touches)
    window.addEventListener(touch, begin, { capture: true, passive: true });
  afterLoad(() => onIdle(begin));
}

const touches = ['pointerdown', 'keydown', 'focusin'] as const;

function afterLoad(then: () => void) {
  if (document.readyState === 'complete') then();
  else window.addEventListener('load', then, { once: true });
}

/** ms after which the script starts even on a page that is never idle. */
const patience = 2000;

function onIdle(then: () => void) {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(then, { timeout: patience });
  else setTimeout(then, 200);
}

/** React may listen already, and would answer the press by itself: with the one that is held, that would be two. */
function keepFromReact(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Holds the last press on a control that needs the script; a link needs none. */
function rememberEarlyPress(container: HTMLElement) {
  let pressed: HTMLElement | undefined;
  const hold = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('button, [role="tab"]');
    if (!control) return;
    keepFromReact(event);
    pressed = control;
  };
  // Enter in a field: the form is sent by its button once the script is here.
  const holdSubmit = (event: Event) => {
    keepFromReact(event);
    pressed = (event.target as Element).querySelector<HTMLElement>('[type="submit"]') ?? undefined;
  };
  container.addEventListener('click', hold, true);
  container.addEventListener('submit', holdSubmit, true);
  const release = () => {
    container.removeEventListener('click', hold, true);
    container.removeEventListener('submit', holdSubmit, true);
    if (pressed?.isConnected) pressed.click();
  };
  return { release };
}
