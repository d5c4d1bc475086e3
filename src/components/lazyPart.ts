import type { ComponentType } from 'react';

export interface PartModule {
  Component: ComponentType;
}

/** A part of a page whose script comes later than its markup; see WhenNear. */
export class LazyPart {
  readonly name: string;
  /** Here once it was fetched. */
  Component?: ComponentType;
  /** Settles once it was fetched, however late. */
  readonly arrival: Promise<ComponentType>;
  /** It answers to presses. */
  alive = false;
  private readonly load: () => Promise<PartModule>;
  private arrive: (component: ComponentType) => void = () => undefined;
  private fetching?: Promise<void>;
  private pressed?: HTMLElement;

  constructor(name: string, load: () => Promise<PartModule>) {
    this.name = name;
    this.load = load;
    this.arrival = new Promise((resolve) => {
      this.arrive = resolve;
    });
  }

  /** @throws where the script can't be had; the next call tries again. */
  fetch(): Promise<void> {
    this.fetching ??= this.load().then(
      ({ Component }) => {
        this.Component = Component;
        this.arrive(Component);
      },
      (error: unknown) => {
        this.fetching = undefined;
        throw error;
      },
    );
    return this.fetching;
  }

  /** Fetches it ahead. Its markup can be read meanwhile, so a failure is nobody's trouble until the next call. */
  wake = () => {
    this.fetch().catch(() => undefined);
  };

  /** A control that was pressed too early, to be pressed again. */
  hold(control: HTMLElement) {
    this.pressed = control;
  }

  live() {
    this.alive = true;
    const control = this.pressed;
    this.pressed = undefined;
    if (control?.isConnected) control.click();
  }

  leave() {
    this.alive = false;
  }
}

/** A tab shows what it names without going there. */
const anchorLink = 'a[href*="#"]:not([role="tab"])';

/** The parts on the page, by the element each stands in. */
const places = new Map<Element, LazyPart>();
let listening = false;

/** Whether the first page has come to life: later pages are not hydrated. */
export const site = { alive: false };

/** Has the part fetched when someone reaches into its place; returns how to stop. */
export function watch(place: Element, part: LazyPart): () => void {
  places.set(place, part);
  site.alive = true;
  listen();
  // Nothing stands here that could wait.
  if (place.childElementCount === 0) part.wake();
  const observer = whenNearScreen(place, part.wake);
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

// React keeps events inside sleeping markup to itself, from its container down: these listen above it.
function listen() {
  if (listening) return;
  listening = true;
  for (const sign of ['pointerover', 'pointerdown', 'focusin'] as const)
    document.addEventListener(sign, reach, { capture: true, passive: true });
  document.addEventListener('click', press, true);
  document.addEventListener('submit', submit, true);
}

function reach({ target }: Event) {
  asleepAt(target)?.wake();
  if (closest(target, anchorLink)) for (const part of places.values()) part.wake();
}

function press(event: Event) {
  scrollAhead(event.target);
  const part = asleepAt(event.target);
  const control = closest(event.target, 'button, [role="tab"]');
  if (!part || !control) return;
  event.preventDefault();
  part.hold(control);
  part.wake();
}

function submit(event: Event) {
  const part = asleepAt(event.target);
  const control = part && (event.target as Element).querySelector<HTMLElement>('[type="submit"]');
  if (!control) return;
  event.preventDefault();
  part.hold(control);
  part.wake();
}

/** The router follows an anchor only once every part is here; the scrolling need not wait for that. */
function scrollAhead(target: EventTarget | null) {
  const link = closest(target, anchorLink);
  if (!(link instanceof HTMLAnchorElement) || link.pathname !== window.location.pathname) return;
  if ([...places.values()].every(({ alive }) => alive)) return;
  // After the click's own handlers, which may ask for smooth scrolling.
  requestAnimationFrame(() => document.getElementById(link.hash.slice(1))?.scrollIntoView());
}

function asleepAt(target: EventTarget | null): LazyPart | undefined {
  const place = closest(target, '[data-part]');
  const part = place && places.get(place);
  return part && !part.alive ? part : undefined;
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
