import type { ReactNode } from 'react';
import { Carousel, CarouselArrows } from '#src/components/carousel/Carousel.tsx';
import { useCarousel } from '#src/components/carousel/useCarousel.ts';
import { Section } from '#src/components/layout/Section.tsx';
import { SectionHead } from '#src/components/layout/SectionHead.tsx';
import * as common from '#src/components/messages.tsx';
import { ArrowLink } from '#src/components/SiteLink.tsx';
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
export function VetCarousel({ title, all, children }: VetCarouselProps) {
  const carousel = useCarousel();
  return (
    <Section aria-roledescription={common.carousel} ground="panel" className={styles.vets}>
      <div className={`wrap ${styles.stage}`}>
        <SectionHead title={title}>
          <CarouselArrows
            carousel={carousel}
            previous={messages.previousVet}
            next={messages.nextVet}
            className={styles.arrows}
          />
        </SectionHead>
        <Carousel carousel={carousel} className={styles.row}>
          {children}
        </Carousel>
        <p className={styles.all}>
          <ArrowLink href={all.href}>{all.label}</ArrowLink>
        </p>
      </div>
    </Section>
  );
}
