/**
 * Links that lead to an anchor of this page scroll smoothly; anything else (a new page, going back) must not,
 * so smooth scrolling is on only until that scroll has ended.
 */
export function smoothOnSamePage(event: React.MouseEvent) {
  const address = anchorAddress(event);
  const target = address && document.getElementById(address.hash.slice(1));
  if (target) scrollSmoothlyTo(target.id);
}

function anchorAddress(event: React.MouseEvent): URL | undefined {
  const element = event.target as Element;
  // A tab shows what it names without going there.
  const link = element.closest<HTMLAnchorElement>('a[href*="#"]:not([role="tab"])');
  const opensTab = event.metaKey || event.ctrlKey || event.shiftKey;
  if (!link || opensTab) return undefined;
  const address = new URL(link.href);
  return address.pathname === window.location.pathname ? address : undefined;
}

/** Events by which a visitor scrolls the page themselves. */
const ownScrolling = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Frames without movement after which a scroll has ended. */
const framesAtRest = 6;

/** ms after which a scroll that has not begun will not: the section is in place already. */
const patience = 1500;

/** Ends the scroll that is under way. */
let endLast: () => void = () => undefined;

/**
 * Makes the scroll to the element with this id, or to the top of the page, a smooth one. Where it ends it is corrected
 * once: what was loaded on the way may have moved the element. Stops when the visitor scrolls or goes back meanwhile.
 */
export function scrollSmoothlyTo(id?: string) {
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
  // Counted in frames: on a busy page a timer ends in mid-scroll, and the browser then adds the rest of the scroll to the
  // corrected position. The 'scrollend' event would do, but Safari has it only from 26.2 on.
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
      scrollTo(id);
    } else if (!hasMoved && performance.now() - start > patience) {
      stop();
    } else {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}

function scrollTo(id: string | undefined) {
  if (id === undefined) window.scrollTo(0, 0);
  else document.getElementById(id)?.scrollIntoView();
}
