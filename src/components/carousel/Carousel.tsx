import type { ReactNode } from 'react';
import { Icon } from '#src/components/Icon.tsx';
import { IconButton } from '#src/components/IconButton.tsx';
import { Row } from '#src/components/layout/Stack.tsx';
import * as messages from '#src/components/messages.tsx';
import type { CarouselControl } from './useCarousel.ts';
import styles from './Carousel.module.css';

interface CarouselProps {
  carousel: CarouselControl;
  className?: string;
  children: ReactNode;
}

/** Sections set `--slide`, `--slide-gap` and `--carousel-bleed`. */
export function Carousel({ carousel, className = '', children }: CarouselProps) {
  return (
    <>
      <div
        ref={carousel.viewport}
        role="group"
        aria-roledescription={messages.carousel}
        aria-label={messages.slides}
        // While it is a row that scrolls, arrow keys scroll it, in browsers too that give plain scrollers no focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={`${styles.viewport} ${className}`.trimEnd()}
      >
        {children}
      </div>
      <p role="status" className="visually-hidden">
        {carousel.announcement}
      </p>
    </>
  );
}

interface CarouselArrowsProps {
  carousel: CarouselControl;
  previous: string;
  next: string;
  className?: string;
}

/** A disabled arrow keeps the focus. */
export function CarouselArrows({ carousel, previous, next, className = '' }: CarouselArrowsProps) {
  const { index, isAtStart, isAtEnd, go } = carousel;
  return (
    <Row
      gap={3}
      className={`script-only ${styles.arrows} ${className}`.trimEnd()}
      data-idle={(isAtStart && isAtEnd) || undefined}
    >
      <IconButton
        className={styles.arrow}
        label={previous}
        aria-disabled={isAtStart}
        onClick={() => !isAtStart && go(index - 1)}
      >
        <Icon icon="ArrowLeft" />
      </IconButton>
      <IconButton
        className={styles.arrow}
        label={next}
        aria-disabled={isAtEnd}
        onClick={() => !isAtEnd && go(index + 1)}
      >
        <Icon icon="ArrowRight" />
      </IconButton>
    </Row>
  );
}
