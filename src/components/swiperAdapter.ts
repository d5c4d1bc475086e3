import Swiper from 'swiper';
import { A11y } from 'swiper/modules';

export interface CarouselPlace {
  /** The index of the first slide in view. */
  index: number;
  atStart: boolean;
  atEnd: boolean;
}

export interface CarouselEngine {
  go: (index: number) => void;
  destroy: () => void;
}

interface EngineSettings {
  viewport: HTMLElement;
  /** The class names of the track and of the slides. */
  track: string;
  slide: string;
  startAt: number;
  onMove: (place: CarouselPlace) => void;
  /** The indexes of the slides that are out of view. */
  onHide: (hidden: ReadonlySet<number>) => void;
}

/**
 * Turns a scrolling row into a swiper carousel. This module is imported after the first paint. The style sheet keeps
 * setting the slides' widths ('auto'), so nothing moves when swiper takes over.
 */
export function startSwiper({
  viewport,
  track,
  slide,
  startAt,
  onMove,
  onHide,
}: EngineSettings): CarouselEngine {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // This attribute turns the row's own scrolling off; swiper measures from a row that is scrolled to its start.
  viewport.dataset.enhanced = '';
  viewport.scrollLeft = 0;
  const restoreTabStop = removeTabStop(viewport);

  const report = (swiper: Swiper) =>
    onMove({ index: swiper.activeIndex, atStart: swiper.isBeginning, atEnd: swiper.isEnd });

  const swiper = new Swiper(viewport, {
    modules: [A11y],
    wrapperClass: track,
    slideClass: slide,
    slidesPerView: 'auto',
    speed: reducedMotion ? 0 : 1000,
    initialSlide: startAt,
    // The markup sets the slides' roles and names, and the carousel's status line announces changes.
    a11y: { slideLabelMessage: '', wrapperLiveRegion: false },
    on: {
      afterInit: report,
      slideChange: report,
      toEdge: report,
      fromEdge: report,
      resize: report,
    },
  });

  const stopObserving = observeHidden(viewport, onHide);

  return {
    go: (index) => {
      swiper.slideTo(index);
    },
    destroy: () => {
      stopObserving();
      swiper.destroy(true, true);
      delete viewport.dataset.enhanced;
      restoreTabStop();
    },
  };
}

/**
 * A row that no longer scrolls needs no tab stop. If it has the focus, it stays focusable until blur. Returns a function
 * that undoes it.
 */
function removeTabStop(viewport: HTMLElement): () => void {
  const leave = () => viewport.removeAttribute('tabindex');
  if (document.activeElement === viewport) {
    viewport.addEventListener('blur', leave, { once: true });
  } else leave();
  return () => {
    viewport.removeEventListener('blur', leave);
    viewport.tabIndex = 0;
  };
}

/** Reports which slides are out of view. Returns a function that stops it. */
function observeHidden(
  viewport: HTMLElement,
  onHide: (hidden: ReadonlySet<number>) => void,
): () => void {
  const slides = [...(viewport.firstElementChild?.children ?? [])];
  const hidden = new Set<number>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const index = slides.indexOf(target);
        if (intersectionRatio > 0.5) hidden.delete(index);
        else hidden.add(index);
      }
      onHide(new Set(hidden));
    },
    // With the row as root, so that a row outside the screen still has visible slides.
    { root: viewport, threshold: [0, 0.51, 1] },
  );
  for (const slide of slides) observer.observe(slide);
  return () => observer.disconnect();
}
