import type { ComponentProps, ReactNode } from 'react';
import { Section } from '#src/components/layout/Section.tsx';
import { SectionHead } from '#src/components/layout/SectionHead.tsx';
import { ArrowLink } from '#src/components/SiteLink.tsx';
import type { Link } from '#src/domain/contentTypes.ts';
import { Carousel, CarouselArrows } from './Carousel.tsx';
import { useCarousel } from './useCarousel.ts';
import styles from './CarouselSection.module.css';

interface CarouselSectionProps {
  ground: ComponentProps<typeof Section>['ground'];
  title: string;
  xl?: boolean;
  /** Labels of the arrows. */
  previous: string;
  next: string;
  /** The link below the row. */
  all?: Link;
  /** Added to the row. */
  className?: string;
  /** The slides, in one element. */
  children: ReactNode;
}

/** A title with arrows beside it, and a carousel below. */
export function CarouselSection({
  ground,
  title,
  xl,
  previous,
  next,
  all,
  className,
  children,
}: CarouselSectionProps) {
  const carousel = useCarousel();
  return (
    <Section ground={ground}>
      <div className={`wrap ${styles.stage}`}>
        <SectionHead title={title} xl={xl}>
          <CarouselArrows
            carousel={carousel}
            previous={previous}
            next={next}
            className={styles.arrows}
          />
        </SectionHead>
        <Carousel carousel={carousel} className={className}>
          {children}
        </Carousel>
        {all && (
          <p className={styles.all}>
            <ArrowLink href={all.href}>{all.label}</ArrowLink>
          </p>
        )}
      </div>
    </Section>
  );
}
