import type { ReactNode } from 'react';
import { CarouselSection } from '#src/components/carousel/CarouselSection.tsx';
import type { Link } from '#src/domain/contentTypes.ts';
import * as messages from './messages.tsx';
import styles from './VetCarousel.module.css';

interface VetCarouselProps {
  title: string;
  all: Link;
  /** VetSlides, in one element. */
  children: ReactNode;
}

/** The vets in a carousel: four in view, two below 1199 px, one below 767 px (docs/product.md, section 9). */
export function VetCarousel(props: VetCarouselProps) {
  return (
    <CarouselSection
      {...props}
      ground="panel"
      previous={messages.previousVet}
      next={messages.nextVet}
      className={styles.row}
    />
  );
}
