import type { ReactNode } from 'react';
import { CarouselSection } from '#src/components/carousel/CarouselSection.tsx';
import * as messages from '#src/sections/people/messages.tsx';
import styles from './TeamCarousel.module.css';

interface TeamCarouselProps {
  title: string;
  /** VetsOnDuty, in one element. */
  children: ReactNode;
}

/** The team in a carousel behind one long drawn window: four in view, two below 1199 px, one below 767 px. */
export function TeamCarousel(props: TeamCarouselProps) {
  return (
    <CarouselSection
      {...props}
      xl
      ground="sky"
      previous={messages.previousVet}
      next={messages.nextVet}
      className={styles.window}
    />
  );
}
