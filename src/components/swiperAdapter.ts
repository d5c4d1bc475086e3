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

  return {
    go: (index) => {
      swiper.slideTo(index);
    },
    destroy: () => {
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
