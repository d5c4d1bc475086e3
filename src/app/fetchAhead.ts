import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Fetches a page of the site before its link is pressed: when the link is hovered, touched or focused, and, once
 * somebody has begun to move about, when it comes into view. Where data is to be saved, only what is reached for.
 * `routes`: the route table. Returns a function that looks at the links of a page that has just been shown.
 */
export function fetchAhead(routes: RouteObject[]): () => void {
  const seen = new Set<string>();

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

  let movesAbout = false;
  const begin = () => {
    movesAbout = true;
    watchLinks();
  };
  for (const move of ['scroll', 'pointerdown', 'keydown'])
    document.addEventListener(move, begin, { once: true, passive: true });
  return () => {
    if (movesAbout) watchLinks();
  };
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
