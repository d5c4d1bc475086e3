import type { LazyPart } from './lazyPart.ts';

/** The attribute of the element that a part stands in; its value is the part's name. */
export const placeAttribute = 'data-lazy-part';

/** A tab shows what it names without going there. */
const anchorLink = 'a[href*="#"]:not([role="tab"])';

/** The parts on the page at hand, by the element each stands in. */
const places = new Map<Element, LazyPart>();

/** Some part has been on a page: the first page is alive, and the next ones are not hydrated. */
let begun = false;

/** Whether a part of this name stands on a prerendered page that is about to be hydrated. */
export function isPrerendered(name: string): boolean {
  if (typeof document === 'undefined' || begun) return false;
  return document.querySelector(`[${placeAttribute}="${name}"] *`) !== null;
}

/** Has the part fetched when someone comes near its place or reaches into it; returns how to stop. */
export function watch(place: Element, part: LazyPart): () => void {
  places.set(place, part);
  if (!begun) listen();
  begun = true;
  // Nothing stands here that could wait.
  if (place.childElementCount === 0) part.wake();
  let observer: IntersectionObserver | undefined;
  void visitor.then(() => {
    if (places.get(place) === part) observer = whenNearScreen(place, part.wake);
  });
  return () => {
    places.delete(place);
    observer?.disconnect();
    // The next visit to the page has no markup to wait behind.
    part.wake();
  };
}

function whenNearScreen(place: Element, then: () => void): IntersectionObserver | undefined {
  if (!('IntersectionObserver' in window)) {
    then();
    return undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) then();
    },
    { rootMargin: '600px 0px' },
  );
  observer.observe(place);
  return observer;
}

let arrive: () => void = () => undefined;
/** Somebody is here: a pointer moves, a key is pressed, the page scrolls. Until then a page that is read needs no script. */
const visitor = new Promise<void>((resolve) => {
  arrive = resolve;
});
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'] as const;

// React keeps events inside sleeping markup to itself, from its container down: these listen above it.
function listen() {
  // Scrolled before the script was there, or by the browser on the way back: whoever rests there gives no other sign.
  if (window.scrollY > 0) arrive();
  for (const sign of signs)
    window.addEventListener(sign, arrive, { capture: true, passive: true, once: true });
  for (const sign of ['pointerover', 'pointerdown', 'focusin'] as const)
    window.addEventListener(sign, reach, { capture: true, passive: true });
  window.addEventListener('click', press, true);
  window.addEventListener('submit', submit, true);
}

function reach({ target }: Event) {
  asleepAt(target)?.wake();
  if (closest(target, anchorLink)) for (const part of places.values()) part.wake();
}

function press(event: MouseEvent) {
  scrollAhead(event);
  const control = closest(event.target, 'button, [role="tab"]');
  const part = asleepAt(control);
  if (!part || !control) return;
  keepFromReact(event);
  part.hold(control);
}

function submit(event: Event) {
  const part = asleepAt(event.target);
  const control = part && (event.target as Element).querySelector<HTMLElement>('[type="submit"]');
  if (!control) return;
  keepFromReact(event);
  part.hold(control);
}

/** What is held is pressed again; React, which would hydrate the part for it at once, must not answer it as well. */
function keepFromReact(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

/** The router follows an anchor only once every part is here; the scrolling need not wait for that. */
function scrollAhead({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) {
  // Into another tab or window: this page stays where it is.
  if (metaKey || ctrlKey || shiftKey) return;
  const link = closest(target, anchorLink);
  if (!(link instanceof HTMLAnchorElement) || link.pathname !== window.location.pathname) return;
  if ([...places.values()].every(({ alive }) => alive)) return;
  // After the click's own handlers, which may ask for smooth scrolling.
  requestAnimationFrame(() => document.getElementById(link.hash.slice(1))?.scrollIntoView());
}

function asleepAt(target: EventTarget | null): LazyPart | undefined {
  const place = closest(target, `[${placeAttribute}]`);
  const part = place && places.get(place);
  return part && !part.alive ? part : undefined;
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
