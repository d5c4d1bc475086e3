/**
 * Anchors of the page at hand scroll smoothly; anything else (a new page, going back) must not, so smooth scrolling
 * is on only from such a click until its scroll has ended.
 */
export function smoothOnSamePage(event: React.MouseEvent) {
  // A tab shows what it names without going there.
  const link = (event.target as Element).closest('a[href*="#"]:not([role="tab"])');
  if (!(link instanceof HTMLAnchorElement)) return;
  const id = link.hash.slice(1);
  const target = link.pathname === window.location.pathname && document.getElementById(id);
  // To a field the form's own summary leads: it shows the label above it.
  if (target && !target.matches('input, select, textarea')) scrollSmoothlyOnce(id);
}

/** Signs of a visitor who scrolls on their own. */
const ownScrolling = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Frames without movement after which a scroll has ended. */
const framesAtRest = 6;

/** ms that a scroll may take to begin: the router follows an anchor once the page's parts are here. */
const patience = 1500;

/** Ends the scroll that is under way. */
let endLast: () => void = () => undefined;

/**
 * Makes the scroll to come a smooth one. Where it ends, the section is looked for once more: what was loaded on the way
 * may have moved it. A visitor who scrolls or goes back meanwhile is left alone. Without `id` there is nothing to look for.
 */
export function scrollSmoothlyOnce(id = '') {
  endLast();
  const html = document.documentElement;
  const ended = new AbortController();
  const { signal } = ended;
  html.dataset.smooth = '';

  const stop = () => {
    if (signal.aborted) return;
    ended.abort();
    delete html.dataset.smooth;
  };
  endLast = stop;
  window.addEventListener('popstate', stop, { signal });
  for (const sign of ownScrolling) document.addEventListener(sign, stop, { signal, passive: true });

  const start = performance.now();
  let last = window.scrollY;
  let hasMoved = false;
  let atRest = 0;
  // By frames, not by a timer: on a busy page one goes off in mid-scroll, and the browser adds to the place that is
  // jumped to what it had left to scroll. ('scrollend' would do, but Safari before 26.2 has none.)
  const look = () => {
    if (signal.aborted) return;
    const { scrollY } = window;
    if (scrollY === last) {
      atRest += 1;
    } else {
      hasMoved = true;
      atRest = 0;
      last = scrollY;
    }
    if (hasMoved && atRest >= framesAtRest) {
      stop();
      document.getElementById(id)?.scrollIntoView();
    } else if (!hasMoved && performance.now() - start > patience) {
      stop();
    } else {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}
