import { safeLocalStorage, safeSessionStorage } from '#src/platform/safeStorage.ts';

/** Stubs of the browser APIs that jsdom lacks. They do nothing, and media queries never match. */
export function stubBrowserApis(): void {
  if (typeof window === 'undefined') return;

  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  document.elementsFromPoint = () => [];

  window.matchMedia = (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });

  class ObserverStub {
    root = null;
    rootMargin = '';
    scrollMargin = '';
    thresholds = [];
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): [] {
      return [];
    }
  }
  window.IntersectionObserver = ObserverStub;
  window.ResizeObserver = ObserverStub;
  stubPopovers();
}

/** jsdom has no popovers: opening and closing by the button, Escape, the `toggle` event, as the HTML standard says. */
function stubPopovers(): void {
  if (document.head.querySelector('[data-popover-stub]')) return;
  const style = document.createElement('style');
  style.dataset.popoverStub = '';
  style.textContent = '[popover] { display: none }';
  document.head.append(style);

  // Cached: each click and key reads it.
  let open: HTMLElement | undefined;
  const isOpen = (panel: HTMLElement) => panel === open && panel.isConnected;
  function toggle(panel: HTMLElement, opens: boolean) {
    if (isOpen(panel) === opens) return;
    // jsdom keeps a computed style until the element's own changes.
    panel.style.display = opens ? 'block' : '';
    open = opens ? panel : undefined;
    const event = new Event('toggle');
    panel.dispatchEvent(Object.assign(event, { newState: opens ? 'open' : 'closed' }));
  }
  HTMLElement.prototype.hidePopover = function hidePopover() {
    toggle(this, false);
  };
  const { matches } = Element.prototype;
  Object.assign(Element.prototype, {
    matches(this: HTMLElement, selector: string) {
      return selector === ':popover-open' ? isOpen(this) : matches.call(this, selector);
    },
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[popovertarget]');
    const panel = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (panel) toggle(panel, !isOpen(panel));
    else if (open && !open.contains(target as Node)) toggle(open, false);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !open || !isOpen(open)) return;
    const { id } = open;
    toggle(open, false);
    document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)?.focus();
  });
}

/** Resets storage, address and document, because test files share a page. */
export function clearPage(): void {
  for (const storage of [safeLocalStorage, safeSessionStorage])
    for (const key of storage.keys()) storage.write(key, null);
  // Open tabs learn of it by this event.
  window.dispatchEvent(new StorageEvent('storage'));
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
  for (const { name } of document.documentElement.attributes)
    document.documentElement.removeAttribute(name);
}
