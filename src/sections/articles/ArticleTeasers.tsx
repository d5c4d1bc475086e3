import type { ReactNode } from 'react';
import { ButtonLink } from '#src/components/Button.tsx';
import { Carousel, CarouselArrows } from '#src/components/carousel/Carousel.tsx';
import { useCarousel } from '#src/components/carousel/useCarousel.ts';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { Cluster } from '#src/components/layout/Stack.tsx';
import type { Link } from '#src/domain/contentTypes.ts';
import * as messages from './messages.tsx';
import styles from './ArticleTeasers.module.css';

interface ArticleTeasersProps {
  id: string;
  title: string;
  all: Link;
  /** ArticleSlides, in one element. */
  children: ReactNode;
}

/** Articles in a carousel, three in view. Every third slide is wide, so that any three neighbours fill the row. */
export function ArticleTeasers({ id, title, all, children }: ArticleTeasersProps) {
  const carousel = useCarousel();
  return (
    <Section id={id} ground="page">
      <div className="wrap">
        <Cluster gap={5} align="end" justify="between" className={styles.head}>
          <SectionTitle>{title}</SectionTitle>
          <Cluster gap={4} justify="between" className={styles.side}>
            <ButtonLink href={all.href} kind="secondary" size="small">
              {all.label}
            </ButtonLink>
            <CarouselArrows
              carousel={carousel}
              previous={messages.previousArticle}
              next={messages.nextArticle}
            />
          </Cluster>
        </Cluster>
        <Carousel carousel={carousel} className={styles.row}>
          {children}
        </Carousel>
      </div>
    </Section>
  );
}
