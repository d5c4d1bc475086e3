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

/**
 * Turns a scrolling row into a swiper carousel, with its slides as they stand in the document. The style sheet keeps setting
 * their widths ('auto'), so nothing moves when swiper takes over.
 */
export function startSwiper(
  viewport: HTMLElement,
  slides: HTMLElement[],
  startAt: number,
  onMove: (place: CarouselPlace) => void,
): CarouselEngine {
  // This attribute turns the row's own scrolling off; swiper measures from a row that is scrolled to its start.
  viewport.dataset.enhanced = '';
  viewport.scrollLeft = 0;
  // A row that does not scroll needs no tab stop; a focus that it has stays.
  viewport.tabIndex = -1;
  viewport.firstElementChild?.classList.add('swiper-wrapper');
  for (const slide of slides) slide.classList.add('swiper-slide');

  const report = (swiper: Swiper) =>
    onMove({ index: swiper.activeIndex, atStart: swiper.isBeginning, atEnd: swiper.isEnd });

  const swiper = new Swiper(viewport, {
    modules: [A11y],
    slidesPerView: 'auto',
    speed: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1000,
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

  // Links on slides out of view must not take the focus.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries)
        target.toggleAttribute('inert', intersectionRatio <= 0.5);
    },
    // With the row as root, so that a row outside the screen still has visible slides.
    { root: viewport, threshold: [0, 0.51, 1] },
  );
  for (const slide of slides) observer.observe(slide);

  return {
    go: (index) => {
      swiper.slideTo(index);
    },
    destroy: () => {
      observer.disconnect();
      for (const slide of slides) slide.inert = false;
      swiper.destroy(true, true);
      delete viewport.dataset.enhanced;
      viewport.tabIndex = 0;
    },
  };
}
