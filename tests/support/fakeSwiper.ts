import { vi } from 'vitest';

interface Options {
  initialSlide?: number;
  on: Record<'afterInit' | 'slideChange', (swiper: FakeSwiper) => void>;
}

/** Rows that were handed to swiper, with its options. */
export const started: [row: HTMLElement, options: Options][] = [];

/** Stands in for swiper, which needs a layout: `vi.mock('swiper', () => import('#tests/support/fakeSwiper.ts'))`. */
export default class FakeSwiper {
  activeIndex: number;
  readonly #count: number;
  readonly #options: Options;

  constructor(row: HTMLElement, options: Options) {
    started.push([row, options]);
    this.#options = options;
    this.#count = row.querySelectorAll('[aria-roledescription="slide"]').length;
    this.activeIndex = options.initialSlide ?? 0;
    options.on.afterInit(this);
  }

  get isBeginning() {
    return this.activeIndex === 0;
  }

  get isEnd() {
    return this.activeIndex === this.#count - 1;
  }

  slideTo(index: number) {
    this.activeIndex = index;
    this.#options.on.slideChange(this);
  }

  destroy() {}
}

/** Every row rendered from now on is near the screen. */
export function bringRowsNear(): void {
  class NearObserver extends IntersectionObserver {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(tell, options);
      // The observers with a root watch a row's slides.
      if (!options?.root)
        queueMicrotask(() => tell([{ isIntersecting: true } as IntersectionObserverEntry], this));
    }
  }
  vi.stubGlobal('IntersectionObserver', NearObserver);
}
