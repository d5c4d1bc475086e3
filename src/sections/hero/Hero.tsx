import { Avatar } from '#src/components/Avatar.tsx';
import { ButtonLink } from '#src/components/Button.tsx';
import { Carousel } from '#src/components/Carousel.tsx';
import { PhoneLink } from '#src/components/PhoneLink.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { RichText } from '#src/components/RichText.tsx';
import { useCarousel } from '#src/components/useCarousel.ts';
import { Section } from '#src/components/Section.tsx';
import { Cluster, Row } from '#src/components/Stack.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import type { RichText as Text } from '#src/domain/richText.ts';
import * as common from '#src/components/messages.tsx';
import * as messages from './messages.ts';
import styles from './Hero.module.css';

export interface HeroProps {
  /** The carousel's accessible name. */
  label: string;
  slides: { name: string; title: string; lead: Text; picture: Picture; booking?: Link }[];
  /** The link of every slide that has none of its own. */
  booking: Link;
  phone: { display: string; href: string; hours: string };
  team?: { pictures: Picture[]; strong: string; text: string };
}

/**
 * The first screen of / and /home-v3: a carousel of scenes on the header's background colour. The first slide holds the
 * page's h1; the buttons above it name the slides. A slide's button covers its picture too, so that a press on either books:
 * one link, read out once, and the picture stays a picture.
 */
export function Hero({ label, slides, booking, phone, team }: HeroProps) {
  const carousel = useCarousel(slides.length);
  return (
    <Section
      aria-roledescription={common.carousel}
      ground="mint"
      floor
      space="none"
      label={label}
      className={styles.hero}
    >
      <div className={`wrap script-only ${styles.controls}`}>
        <Row className={styles.names} role="group" aria-label={messages.chooseSlide}>
          {(slides.length > 1 ? slides : []).map(({ name }, index) => (
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
        slideClassName={styles.scene}
        slides={slides.map((slide, index) => ({
          key: slide.name,
          label: slide.name,
          content: (
            <div className={`wrap ${styles.slide}`}>
              <div className={styles.words}>
                {index === 0 ? (
                  <h1 tabIndex={-1}>{slide.title}</h1>
                ) : (
                  <h2 className="xl">{slide.title}</h2>
                )}
                <p className={`lead ${styles.lead}`}>
                  <RichText text={slide.lead} />
                </p>
                <Cluster
                  gap={4}
                  className={styles.actions}
                  data-hides-booking-bar={index === 0 || undefined}
                >
                  <ButtonLink {...(slide.booking ?? booking)} className={styles.book}>
                    {(slide.booking ?? booking).label}
                  </ButtonLink>
                  <PhoneLink {...phone} />
                </Cluster>
                {team && <Team {...team} />}
              </div>
              <PictureImage picture={slide.picture} className={styles.art} eager={index === 0} />
            </div>
          ),
        }))}
      />
    </Section>
  );
}

function Team({ pictures, strong, text }: NonNullable<HeroProps['team']>) {
  return (
    <Row gap={5} className={styles.team}>
      <Row>
        {pictures.map((picture, index) => (
          <Avatar key={index} src={picture.src} className={styles.face} />
        ))}
      </Row>
      <p>
        <b>{strong}</b>
        <br />
        <span>{text}</span>
      </p>
    </Row>
  );
}
