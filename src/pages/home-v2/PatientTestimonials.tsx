import type { ReactNode } from 'react';
import { Carousel, CarouselArrows } from '#src/components/carousel/Carousel.tsx';
import { useCarousel } from '#src/components/carousel/useCarousel.ts';
import { Section } from '#src/components/layout/Section.tsx';
import { SectionHead } from '#src/components/layout/SectionHead.tsx';
import * as messages from '#src/sections/people/messages.tsx';
import styles from './PatientTestimonials.module.css';

interface PatientTestimonialsProps {
  title: string;
  /** Reviews, in one element. */
  children: ReactNode;
}

/** Reviews in a carousel, two in view: one large and one small. */
export function PatientTestimonials({ title, children }: PatientTestimonialsProps) {
  const carousel = useCarousel();
  return (
    <Section ground="page">
      <div className="wrap">
        <SectionHead title={title}>
          <CarouselArrows
            carousel={carousel}
            previous={messages.previousReview}
            next={messages.nextReview}
          />
        </SectionHead>
        <Carousel carousel={carousel} className={styles.row}>
          {children}
        </Carousel>
      </div>
    </Section>
  );
}
