import { Carousel, CarouselArrows } from '#src/components/Carousel.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { Row } from '#src/components/Stack.tsx';
import { useCarousel } from '#src/components/useCarousel.ts';
import { Section } from '#src/components/Section.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import * as messages from './messages.tsx';
import styles from './Brands.module.css';

export interface BrandsProps {
  /** For example 'We work with'. */
  title: string;
  brands: { name: string; picture: Picture }[];
}

/** The partners' logos in a carousel, five in view; on phones a grid of all. */
export function Brands({ title, brands }: BrandsProps) {
  const carousel = useCarousel(brands.length, '(width < 767px)');
  return (
    <Section ground="paper" space="none" label={title} className={styles.section}>
      <Row gap={6} className={`wrap ${styles.line}`}>
        <p className={`strong ${styles.title}`}>{title}</p>
        <div className={styles.shelf}>
          <Carousel
            carousel={carousel}
            className={styles.row}
            slideClassName={styles.slide}
            slides={brands.map(({ name, picture }) => ({
              key: name,
              label: name,
              content: <PictureImage picture={picture} className={styles.brand} />,
            }))}
          />
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
