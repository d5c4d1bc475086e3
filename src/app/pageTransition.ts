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
  const release = carry(pressed ?? ownPicture());
  const transition = document.startViewTransition(() => {
    release?.();
    show();
    const releaseNext = release && carry((pressed && samePicture(pressed)) ?? ownPicture());
    if (releaseNext) void transition.finished.finally(releaseNext);
  });
}

/** The link that was pressed last. In a carousel it does not get the focus. */
let pressedLink: HTMLAnchorElement | null = null;

document.addEventListener(
  'click',
  ({ target }) => {
    pressedLink = (target as Element).closest<HTMLAnchorElement>('main a[href]');
  },
  { capture: true },
);

/** The picture of the card whose link was pressed. */
function pressedPicture({ pathname }: Location): Element | undefined {
  if (pressedLink?.pathname !== pathname) return undefined;
  return inView(pressedLink.closest('li, article')?.querySelectorAll('img'));
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

/** The largest of these pictures that are in view: a card may show its author too. */
function inView(pictures: Iterable<Element> = []): Element | undefined {
  const [largest] = [...pictures]
    .map((picture) => ({ picture, box: picture.getBoundingClientRect() }))
    .filter(
      ({ box: { top, bottom, left, right } }) =>
        bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth,
    )
    .toSorted((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
  return largest?.picture;
}

/** Names the picture for the transition; returns a function that takes the name away. The browser skips a transition where two have it. */
function carry(picture: Element | undefined): (() => void) | undefined {
  if (!picture) return undefined;
  const { style } = framed(picture);
  style.viewTransitionName = 'picture';
  return () => {
    style.viewTransitionName = '';
  };
}

/** The visible part of the picture: the frame that crops it, if there is one. */
function framed(picture: Element): HTMLElement {
  const frame = (picture.closest('picture') ?? picture).parentElement!;
  const isCut =
    frame.childElementCount === 1 && /hidden|clip/.test(getComputedStyle(frame).overflow);
  return (isCut ? frame : picture) as HTMLElement;
}
