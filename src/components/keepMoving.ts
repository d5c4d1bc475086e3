import { counted, digitsPath, nextActor, nextPause } from '#src/domain/movingParts.ts';

/** Whether the visitor wants motion, now. */
export function isMotionWanted(): boolean {
  return window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
}

/** ms until the first movement of a drawing that comes into view. */
const firstPause = 900;

/** A movement under way. */
interface Movement {
  /** ms */
  lasts: number;
  stop: () => void;
}

/**
 * Moves the parts of an inline drawing that have `data-move`, one after the other with pauses of some seconds: nothing runs
 * in between. Stops while the drawing is out of view or in a hidden tab. Returns a function that ends it.
 *
 * `data-move="blink cat"`: what, and whose; parts of the same value move together. `data-origin="124 410"`: the point that a
 * part turns about, in its own units; its middle otherwise. `data-by`: how much it grows as it breathes in.
 */
export function keepMoving(drawing: SVGSVGElement): () => void {
  const parts = [...drawing.querySelectorAll<SVGGraphicsElement>('[data-move]')];
  let actors = [...new Set(parts.map(({ dataset }) => dataset.move ?? ''))];
  for (const part of parts) setOrigin(part);
  // Put it on its own layer, so that the page around it is not repainted.
  drawing.style.willChange = 'transform';
  let last = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Movement[] = [];

  function wait(pause: number) {
    timer = setTimeout(() => {
      underWay = !document.hidden && isMotionWanted() ? move() : [];
      const longest = Math.max(0, ...underWay.map(({ lasts }) => lasts));
      wait(longest + nextPause(Math.random()));
    }, pause);
  }

  function move(): Movement[] {
    last = nextActor(actors, last, Math.random());
    // Once only: nobody weighs a dog again and again.
    if (last.startsWith('count ')) actors = actors.filter((actor) => actor !== last);
    return parts
      .filter(({ dataset }) => dataset.move === last)
      .map(movePart)
      .filter((movement) => movement !== undefined);
  }

  function stop() {
    clearTimeout(timer);
    for (const movement of underWay) movement.stop();
  }

  const observer = new IntersectionObserver((entries) => {
    stop();
    if (entries.at(-1)?.isIntersecting) wait(firstPause);
  });
  observer.observe(drawing);
  return () => {
    observer.disconnect();
    stop();
  };
}

/** Browsers run `transform` on the compositor without repainting, but not `rotate` or `scale`. */
const turned = (...degrees: number[]) => degrees.map((degree) => `rotate(${degree}deg)`);

/** Sets the origin once, so that a movement changes nothing but the transform. */
function setOrigin({ dataset: { move, origin }, style }: SVGGraphicsElement): void {
  const [x, y] = origin?.split(' ') ?? [];
  style.transformBox = x ? 'view-box' : 'fill-box';
  style.transformOrigin = x
    ? `${x}px ${y}px`
    : move?.startsWith('breath ')
      ? '50% 100%'
      : '50% 50%';
}

function movePart(part: SVGGraphicsElement): Movement | undefined {
  const { move = '', by = '1.012' } = part.dataset;
  switch (move.split(' ')[0]) {
    case 'blink':
      return animate(part, ['none', 'scaleY(0.1)', 'scaleY(0.1)', 'none'], 170);
    case 'flick':
      return animate(part, turned(0, -7, 4, -3, 0), 1100);
    case 'wag':
      return animate(part, turned(0, 7, -3, 7, -3, 6, 0), 1500);
    case 'nod':
      return animate(part, turned(0, -3, -3, 0), 1800);
    case 'hop':
      return animate(
        part,
        [0, -7, 0, -4, 0].map((y) => `translateY(${y}px)`),
        700,
      );
    case 'breath':
      return animate(part, ['none', `scale(${by})`, 'none', `scale(${by})`, 'none'], 4800);
    case 'count':
      return count(part);
    default:
      return undefined;
  }
}

function animate(part: SVGGraphicsElement, transform: string[], lasts: number): Movement {
  const animation = part.animate({ transform, easing: 'ease-in-out' }, lasts);
  return { lasts, stop: () => animation.cancel() };
}

/** ms that a scale shows one weight. */
const eachWeight = 140;

/** Shows weights up to `data-to` in the figures of a scale, which stand at `data-cells`; in the end the figures as they were drawn. */
function count(part: SVGGraphicsElement): Movement {
  const drawn = part.getAttribute('d') ?? '';
  const { to = '', cells = '' } = part.dataset;
  const { y: top, height } = part.getBBox();
  const weights = counted(Number(to));
  const lasts = weights.length * eachWeight;
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(timer);
    part.setAttribute('d', drawn);
  };
  const show = () => {
    const weight = weights.shift();
    if (weight === undefined) return stop();
    part.setAttribute(
      'd',
      digitsPath(weight, { cells: cells.split(' ').map(Number), top, height }),
    );
    timer = setTimeout(show, eachWeight);
  };
  show();
  return { lasts, stop };
}
