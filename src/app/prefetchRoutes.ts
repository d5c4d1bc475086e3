import { matchRoutes, type RouteObject } from 'react-router-dom';

interface Router {
  subscribe: (listener: (state: { navigation: { state: string } }) => void) => () => void;
}

/**
 * Fetches a page's chunk before its link is followed: when the link is hovered, touched or focused, or comes into view;
 * the latter not where the visitor saves data. `routes`: the route table; `router`: tells when a page has been shown.
 */
export function prefetchRoutes(routes: RouteObject[], router: Router): void {
  // This page is here already.
  const prefetched = new Set([window.location.pathname]);

  function prefetch(target: EventTarget | null) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== window.location.origin || prefetched.has(link.pathname)) return;
    const { pathname } = link;
    prefetched.add(pathname);
    for (const { route } of matchRoutes(routes, pathname) ?? []) {
      // Following the link asks again, and reports what is wrong.
      if (typeof route.lazy === 'function') route.lazy().catch(() => prefetched.delete(pathname));
    }
  }

  for (const reach of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(reach, ({ target }) => prefetch(target), { passive: true });

  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || !('IntersectionObserver' in window)) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) prefetch(target);
  });
  const observeLinks = () => {
    observer.disconnect();
    for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
  };
  observeLinks();
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') setTimeout(observeLinks);
  });
}
