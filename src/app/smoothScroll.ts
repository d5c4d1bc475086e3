/**
 * Anchors of the page at hand scroll smoothly; anything else (a new page, going back) must not, so smooth scrolling
 * is on only from such a click until its scroll has ended.
 */
export function smoothOnSamePage(event: React.MouseEvent) {
  const link = (event.target as Element).closest('a[href*="#"]');
  if (!(link instanceof HTMLAnchorElement)) return;
  const samePage = link.pathname === window.location.pathname && link.host === window.location.host;
  if (samePage && document.getElementById(link.hash.slice(1))) scrollSmoothlyOnce();
}

export function scrollSmoothlyOnce() {
  const html = document.documentElement;
  html.dataset.smooth = '';
  const stop = () => delete html.dataset.smooth;
  document.addEventListener('scrollend', stop, { once: true });
  window.setTimeout(stop, 1500);
}
