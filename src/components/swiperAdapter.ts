import Swiper from 'swiper';
import { A11y } from 'swiper/modules';

export interface CarouselPlace {
  /** The first slide in view. */
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
  /** Class names of the track and its slides. */
  track: string;
  slide: string;
  startAt: number;
  onMove: (place: CarouselPlace) => void;
}

/**
 * Puts swiper in charge of a carousel that was a plain scrolling row until now. Loaded on its own, after the first
 * paint. The slides' widths stay the style sheet's ('auto'), so nothing moves at the moment of the change.
 */
export function startSwiper({
  viewport,
  track,
  slide,
  startAt,
  onMove,
}: EngineSettings): CarouselEngine {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // The style sheet takes the scrolling away at this mark; swiper measures from a row that stands at its start.
  viewport.dataset.enhanced = '';
  viewport.scrollLeft = 0;
  const joinTabOrder = leaveTabOrder(viewport);

  const report = (swiper: Swiper) =>
    onMove({ index: swiper.activeIndex, atStart: swiper.isBeginning, atEnd: swiper.isEnd });

  const swiper = new Swiper(viewport, {
    modules: [A11y],
    wrapperClass: track,
    slideClass: slide,
    slidesPerView: 'auto',
    speed: still ? 0 : 1000,
    initialSlide: startAt,
    // Slides carry their own role and name in the markup; what has moved is said by the carousel's status line.
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
      joinTabOrder();
    },
  };
}

/** What does not scroll is no stop for the keyboard; whoever stands there may stay until they go on. Returns the undoing. */
function leaveTabOrder(viewport: HTMLElement): () => void {
  const leave = () => viewport.removeAttribute('tabindex');
  if (document.activeElement === viewport) {
    viewport.addEventListener('blur', leave, { once: true });
  } else leave();
  return () => {
    viewport.removeEventListener('blur', leave);
    viewport.tabIndex = 0;
  };
}
