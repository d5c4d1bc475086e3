import type { ReactNode } from 'react';
import { Carousel, CarouselArrows } from '#src/components/carousel/Carousel.tsx';
import { useCarousel } from '#src/components/carousel/useCarousel.ts';
import { Section } from '#src/components/layout/Section.tsx';
import { SectionHead } from '#src/components/layout/SectionHead.tsx';
import * as messages from '#src/sections/people/messages.tsx';
import styles from './TeamCarousel.module.css';

interface TeamCarouselProps {
  title: string;
  /** VetsOnDuty, in one element. */
  children: ReactNode;
}

/** The team in a carousel behind one long drawn window: four in view, two below 1199 px, one below 767 px. */
export function TeamCarousel({ title, children }: TeamCarouselProps) {
  const carousel = useCarousel();
  return (
    <Section ground="sky">
      <div className="wrap">
        <SectionHead title={title} xl>
          <CarouselArrows
            carousel={carousel}
            previous={messages.previousVet}
            next={messages.nextVet}
          />
        </SectionHead>
        <div className={styles.window}>
          <Carousel carousel={carousel}>{children}</Carousel>
        </div>
      </div>
    </Section>
  );
}
