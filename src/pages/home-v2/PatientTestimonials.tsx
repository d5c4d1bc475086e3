import type { ReactNode } from 'react';
import { CarouselSection } from '#src/components/carousel/CarouselSection.tsx';
import * as messages from '#src/sections/people/messages.tsx';
import styles from './PatientTestimonials.module.css';

interface PatientTestimonialsProps {
  title: string;
  /** PatientTestimonialSlides, in one element. */
  children: ReactNode;
}

/** Reviews in a carousel, two in view: one large and one small. */
export function PatientTestimonials(props: PatientTestimonialsProps) {
  return (
    <CarouselSection
      {...props}
      ground="page"
      previous={messages.previousReview}
      next={messages.nextReview}
      className={styles.row}
    />
  );
}
