import type { ReactNode } from 'react';
import { Carousel, CarouselArrows } from '#src/components/carousel/Carousel.tsx';
import { useCarousel } from '#src/components/carousel/useCarousel.ts';
import { Section } from '#src/components/layout/Section.tsx';
import { Row } from '#src/components/layout/Stack.tsx';
import * as messages from './messages.ts';
import styles from './Brands.module.css';

interface BrandsProps {
  title: string;
  /** BrandSlides, in one element. */
  children: ReactNode;
}

/** The partners' logos in a carousel, five in view; on phones a grid of all. */
export function Brands({ title, children }: BrandsProps) {
  const carousel = useCarousel('(width < 767px)');
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
          previous={messages.previousPartner}
          next={messages.nextPartner}
        />
      </Row>
    </Section>
  );
}
