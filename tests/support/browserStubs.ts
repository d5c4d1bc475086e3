/** Stubs of the browser APIs that jsdom lacks. They do nothing, and media queries never match. */
export function stubBrowserApis(): void {
  if (typeof window === 'undefined') return;

  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;

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

  const isOpen = (panel: HTMLElement) => 'open' in panel.dataset;
  function toggle(panel: HTMLElement, open: boolean) {
    if (isOpen(panel) === open) return;
    // jsdom keeps a computed style until the element's own changes.
    panel.style.display = open ? 'block' : '';
    if (open) panel.dataset.open = '';
    else delete panel.dataset.open;
    const event = new Event('toggle');
    panel.dispatchEvent(Object.assign(event, { newState: open ? 'open' : 'closed' }));
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
    const open = document.querySelector<HTMLElement>('[popover][data-open]');
    if (panel) toggle(panel, !isOpen(panel));
    else if (open && !open.contains(target as Node)) toggle(open, false);
  });
  document.addEventListener('keydown', ({ key }) => {
    const open = document.querySelector<HTMLElement>('[popover][data-open]');
    if (key !== 'Escape' || !open) return;
    toggle(open, false);
    document.querySelector<HTMLElement>(`[popovertarget="${open.id}"]`)?.focus();
  });
}

/** Resets storage, address and document, because test files share a page. */
export function clearPage(): void {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
  for (const { name } of document.documentElement.attributes)
    document.documentElement.removeAttribute(name);
}
