/** What jsdom lacks of a browser and the site asks for: stand-ins that do nothing, or say 'no'. */
export function fillBrowserGaps(): void {
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

  class NeverSeen {
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
  window.IntersectionObserver = NeverSeen;
  window.ResizeObserver = NeverSeen;
}

/** Test files share a page: what one leaves there, the next must not find. */
export function clearPage(): void {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
  for (const { name } of document.documentElement.attributes)
    document.documentElement.removeAttribute(name);
}
