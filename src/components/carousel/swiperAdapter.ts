import Swiper from 'swiper';
import { A11y } from 'swiper/modules';

export interface CarouselPosition {
  index: number;
  isAtStart: boolean;
  isAtEnd: boolean;
}

export interface CarouselEngine {
  go: (index: number) => void;
  destroy: () => void;
}

/** CSS keeps setting the widths of slides ('auto'), so that nothing shifts when swiper takes over. */
export function startSwiper(
  viewport: HTMLElement,
  slides: HTMLElement[],
  startAt: number,
  onMove: (position: CarouselPosition) => void,
): CarouselEngine {
  // Turns native scrolling off; swiper measures from the start of the row.
  viewport.dataset.enhanced = '';
  viewport.scrollLeft = 0;
  // Out of the tab order, but a focus on it stays.
  viewport.tabIndex = -1;
  viewport.firstElementChild?.classList.add('swiper-wrapper');
  for (const slide of slides) slide.classList.add('swiper-slide');

  const report = (swiper: Swiper) =>
    onMove({ index: swiper.activeIndex, isAtStart: swiper.isBeginning, isAtEnd: swiper.isEnd });

  const swiper = new Swiper(viewport, {
    modules: [A11y],
    slidesPerView: 'auto',
    speed: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1000,
    initialSlide: startAt,
    // The markup names the slides; the carousel's status line announces changes.
    a11y: { slideLabelMessage: '', wrapperLiveRegion: false },
    on: {
      afterInit: report,
      slideChange: report,
      toEdge: report,
      fromEdge: report,
      resize: report,
    },
  });

  // Links on hidden slides must not take focus.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries)
        target.toggleAttribute('inert', intersectionRatio <= 0.5);
    },
    // Rooted in the row, so that a row off the screen still has visible slides.
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
