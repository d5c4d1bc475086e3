import { matchRoutes, type RouteObject } from 'react-router-dom';
import { idle } from '#src/components/idle.ts';

interface Router {
  subscribe: (listener: (state: { navigation: { state: string } }) => void) => () => void;
}

/**
 * Fetches a page's chunk before its link is followed: when the link is hovered, touched or focused, or, the browser being idle, when it
 * is in view. The latter not where the visitor saves data, nor for a page of another layout: few who work with the staff's pages go on to
 * the public ones. `routes`: the route table; `router`: tells when a page has been shown.
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
  // The first match is the root, the second the layout.
  const layoutOf = (pathname: string) => matchRoutes(routes, pathname)?.[1]?.route;
  const prefetchLater = async (link: HTMLAnchorElement) => {
    await idle(3000);
    if (layoutOf(link.pathname) === layoutOf(window.location.pathname)) prefetch(link);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) void prefetchLater(target as HTMLAnchorElement);
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
