import type { ReactNode } from 'react';
import { Carousel } from '#src/components/carousel/Carousel.tsx';
import { useCarousel } from '#src/components/carousel/useCarousel.ts';
import { Row } from '#src/components/layout/Stack.tsx';
import { type HeroSceneProps, HeroSection } from '#src/sections/hero/HeroScene.tsx';
import styles from './BannerSlider.module.css';

export interface Banner extends Pick<HeroSceneProps, 'title' | 'lead' | 'picture'> {
  /** The label of its button. */
  name: string;
}

interface BannerSliderProps {
  label: string;
  namesLabel: string;
  slides: Banner[];
  /** BannerSlides, in one element. */
  children: ReactNode;
}

/** The first screen of /home-v3: a carousel of scenes, with a button for each above it. */
export function BannerSlider({ label, namesLabel, slides, children }: BannerSliderProps) {
  const carousel = useCarousel();
  return (
    <HeroSection label={label}>
      <div className={`wrap script-only ${styles.controls}`}>
        <Row className={styles.names} role="group" aria-label={namesLabel}>
          {slides.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              className={`small nowrap ${styles.name}`}
              aria-current={carousel.index === index || undefined}
              onClick={() => carousel.go(index)}
            >
              {name}
            </button>
          ))}
        </Row>
      </div>
      <Carousel carousel={carousel} className={styles.slides}>
        {children}
      </Carousel>
    </HeroSection>
  );
}
