import { Carousel } from '#src/components/Carousel.tsx';
import { Section } from '#src/components/Section.tsx';
import { Row } from '#src/components/Stack.tsx';
import { useCarousel } from '#src/components/useCarousel.ts';
import * as common from '#src/components/messages.tsx';
import { HeroScene, type HeroSceneProps } from './HeroScene.tsx';
import * as messages from './messages.ts';
import hero from './Hero.module.css';
import styles from './BannerSlider.module.css';

export interface BannerSliderProps extends Pick<HeroSceneProps, 'booking' | 'phone'> {
  /** The carousel's accessible name. */
  label: string;
  slides: (Pick<HeroSceneProps, 'title' | 'lead' | 'picture'> & { name: string })[];
}

/**
 * The first screen of /home-v3: a carousel of scenes on the header's background colour. The first slide holds the page's h1;
 * the buttons above it name the slides.
 */
export function BannerSlider({ label, slides, booking, phone }: BannerSliderProps) {
  const carousel = useCarousel(slides.length);
  return (
    <Section
      aria-roledescription={common.carousel}
      ground="mint"
      floor
      space="none"
      label={label}
      className={hero.hero}
    >
      <div className={`wrap script-only ${styles.controls}`}>
        <Row className={styles.names} role="group" aria-label={messages.chooseSlide}>
          {slides.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              className={`small medium nowrap ${styles.name}`}
              aria-current={carousel.index === index || undefined}
              onClick={() => carousel.go(index)}
            >
              {name}
            </button>
          ))}
        </Row>
      </div>
      <Carousel
        carousel={carousel}
        className={styles.slides}
        slideClassName={hero.scene}
        slides={slides.map(({ name, ...slide }, index) => ({
          key: name,
          label: name,
          content: <HeroScene {...slide} booking={booking} phone={phone} first={index === 0} />,
        }))}
      />
    </Section>
  );
}
