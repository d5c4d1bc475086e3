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
