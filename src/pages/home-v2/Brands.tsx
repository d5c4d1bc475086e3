import type { ReactNode } from 'react';
import { Carousel, CarouselArrows } from '#src/components/carousel/Carousel.tsx';
import { useCarousel } from '#src/components/carousel/useCarousel.ts';
import { Section } from '#src/components/layout/Section.tsx';
import { Row } from '#src/components/layout/Stack.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import styles from './Brands.module.css';

export interface Brand {
  name: string;
  picture: Picture;
}

/** As `--phone` in src/styles/widths.css. */
const phone = '(width < 767px)';

interface BrandsProps {
  title: string;
  /** Labels of the arrows. */
  previous: string;
  next: string;
  /** BrandSlides, in one element. */
  children: ReactNode;
}

/** The partners' logos in a carousel, five in view; on phones a grid of all. */
export function Brands({ title, previous, next, children }: BrandsProps) {
  const carousel = useCarousel(phone);
  return (
    <Section ground="paper" space="none" label={title} className={styles.section}>
      <Row gap={6} className={`wrap ${styles.line}`}>
        <p className={`strong ${styles.title}`}>{title}</p>
        <div className={styles.shelf}>
          <Carousel carousel={carousel} className={styles.row}>
            {children}
          </Carousel>
        </div>
        <CarouselArrows
          carousel={carousel}
          previous={previous}
          next={next}
          className={styles.arrows}
        />
      </Row>
    </Section>
  );
}
