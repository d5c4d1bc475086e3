import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Fetches a page of the site before its link is pressed: when the link is hovered, touched or focused, or comes into
 * view. Where data is to be saved, only what is reached for. For a page that somebody moves about on: one that is only
 * read needs no other. `routes`: the route table. Returns a function that looks at the links of a page that has just
 * been shown.
 */
export function prefetchRoutes(routes: RouteObject[]): () => void {
  // The page at hand is here; asked for again, all of its parts would come with it.
  const seen = new Set([window.location.pathname]);

  const fetchPage = (link: HTMLAnchorElement) => {
    const { origin, pathname } = new URL(link.href);
    if (origin !== window.location.origin || seen.has(pathname)) return;
    seen.add(pathname);
    for (const { route } of matchRoutes(routes, pathname) ?? []) {
      // A page that can't be had now is asked for again by the press, which also says what is wrong.
      if (typeof route.lazy === 'function') route.lazy().catch(() => seen.delete(pathname));
    }
  };

  const onReach = ({ target }: Event) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]');
    if (link) fetchPage(link);
  };
  for (const reach of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(reach, onReach, { passive: true });

  if (savesData() || !('IntersectionObserver' in window)) return () => undefined;
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) fetchPage(target as HTMLAnchorElement);
  });
  const watchLinks = () => {
    inView.disconnect();
    for (const link of document.querySelectorAll('a[href^="/"]')) inView.observe(link);
  };

  watchLinks();
  return watchLinks;
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
