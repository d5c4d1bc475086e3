/**
 * Anchors of the page at hand scroll smoothly; anything else (a new page, going back) must not, so smooth scrolling
 * is on only from such a click until its scroll has ended.
 */
export function smoothOnSamePage(event: React.MouseEvent) {
  const link = (event.target as Element).closest('a[href*="#"]');
  if (!(link instanceof HTMLAnchorElement)) return;
  const samePage = link.pathname === window.location.pathname && link.host === window.location.host;
  const id = link.hash.slice(1);
  if (samePage && document.getElementById(id)) scrollSmoothlyOnce(id);
}

/** Signs of a visitor who scrolls on their own. */
const ownScrolling = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Makes the scroll to come a smooth one. Where it ends, the section is looked for once more: what was loaded on the way
 * may have moved it. A visitor who scrolls meanwhile is left alone. Without `id` there is nothing to look for.
 */
export function scrollSmoothlyOnce(id = '') {
  const html = document.documentElement;
  const ended = new AbortController();
  const { signal } = ended;
  html.dataset.smooth = '';

  const stop = () => {
    if (signal.aborted) return;
    ended.abort();
    delete html.dataset.smooth;
  };
  const arrive = () => {
    if (signal.aborted) return;
    stop();
    document.getElementById(id)?.scrollIntoView();
  };
  document.addEventListener('scrollend', arrive, { signal });
  for (const sign of ownScrolling) document.addEventListener(sign, stop, { signal, passive: true });
  window.setTimeout(arrive, 1500);
}
