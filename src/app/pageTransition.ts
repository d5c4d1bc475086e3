import './pageTransition.css';
import { NavigationType, type Location, type RouterState } from 'react-router-dom';

/** Whether the page at this state is shown in a view transition: another page than at `from`, where the browser can and the visitor wants motion. */
export function isWanted({ historyAction, location }: RouterState, from: Location): boolean {
  // Not an anchor or another query of the same page. Back is immediate: browsers animate a swipe back by themselves.
  return historyAction !== NavigationType.Pop && location.pathname !== from.pathname && canFade();
}

/** Browsers that tell of a transition under way. Those that only start them include WebKitGTK 2.50, whose page crashes in one. */
function canFade(): boolean {
  return (
    'activeViewTransition' in document &&
    window.matchMedia('(prefers-reduced-motion: no-preference)').matches
  );
}

/**
 * Shows the page at `to`: it fades in, and the picture of the card that was pressed, or else the page's own, goes over into the
 * new page's. `show` renders the new page.
 */
export function showInTransition(to: Location, show: () => void): void {
  const pressed = pressedPicture(to);
  const old = pressed ?? ownPicture();
  if (old) carry(old);
  const transition = document.startViewTransition(() => {
    if (old) release(old);
    show();
    const next = old && ((pressed && samePicture(pressed)) ?? ownPicture());
    if (!next) return;
    carry(next);
    void transition.finished.finally(() => release(next));
  });
}

/** The picture of the card whose link was pressed. A press gives a link the focus. */
function pressedPicture({ pathname }: Location): Element | undefined {
  const link = document.activeElement?.closest<HTMLAnchorElement>('main a[href]');
  if (link?.pathname !== pathname) return undefined;
  return inView(link.closest('li, article')?.querySelectorAll('img'));
}

/** The picture of the first screen, as an `<img>` or as a drawing in the page (components/movingDrawing.tsx). */
function ownPicture(): Element | undefined {
  return inView(document.querySelectorAll('main :is(img[fetchpriority=high], svg[role=img])'));
}

function samePicture(picture: Element): Element | undefined {
  const pictures = [...document.querySelectorAll('main img')];
  const sources = pictures.filter((img) => img.getAttribute('src') === picture.getAttribute('src'));
  return inView(sources);
}

function inView(pictures: Iterable<Element> = []): Element | undefined {
  return [...pictures].find((picture) => {
    const { top, bottom, left, right } = picture.getBoundingClientRect();
    return bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
  });
}

/** One at a time has the name: the browser skips a transition where two have. */
function carry(picture: Element): void {
  framed(picture).style.viewTransitionName = 'picture';
}

function release(picture: Element): void {
  framed(picture).style.viewTransitionName = '';
}

/** What is seen of the picture: the frame that cuts it, if it has one. */
function framed(picture: Element): HTMLElement {
  const frame = picture.parentElement!;
  const isCut = /hidden|clip/.test(getComputedStyle(frame).overflow);
  return (isCut ? frame : picture) as HTMLElement;
}
