import { Card, CardLink } from '#src/components/Card.tsx';
import { iconTile } from '#src/components/Icon.tsx';
import { Grid } from '#src/components/layout/Grid.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { SectionHead } from '#src/components/layout/SectionHead.tsx';
import { CroppedPicture } from '#src/components/pictures/CroppedPicture.tsx';
import { ArrowLink, LinkArrow } from '#src/components/SiteLink.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import styles from './ServicesMosaic.module.css';

export interface MosaicCard {
  backgroundImage: Picture;
  title: string;
  subtitle: string;
  link: string;
  /** The colour of the picture's edge, so that both join. */
  ground: 'mint' | 'sky' | 'sky-2' | 'wash' | 'panel';
}

export interface ServicesMosaicProps {
  id: string;
  title: string;
  /** Seven fill their rows: a block of four, then three. */
  services: MosaicCard[];
  /** More services without pictures, listed below. */
  others: Pick<MosaicCard, 'title' | 'subtitle' | 'link'>[];
  all: Link;
}

/** The shapes of the first four cards, which fill a block. */
const block = ['tall', 'middle', 'narrow', 'wide'] as const;

/** The services as cards of different sizes. */
export function ServicesMosaic({ id, title, services, others, all }: ServicesMosaicProps) {
  return (
    <Section id={id} ground="page">
      <div className="wrap">
        <SectionHead title={title} xl>
          <ArrowLink href={all.href}>{all.label}</ArrowLink>
        </SectionHead>
        <div data-reveal>
          <Grid as="ul" className={styles.mosaic}>
            {services.map((service, index) => (
              <ServiceCard key={service.title} shape={block[index] ?? 'third'} {...service} />
            ))}
            {others.map(({ title: name, subtitle, link }) => (
              <li key={name} className={styles.other}>
                <h3>
                  <CardLink href={link}>{name}</CardLink>
                </h3>
                <p className="not-phone soft">{subtitle}</p>
                <Arrow href={link} />
              </li>
            ))}
          </Grid>
        </div>
      </div>
    </Section>
  );
}

type ShapedCard = MosaicCard & { shape: (typeof block)[number] | 'third' };

function ServiceCard({ backgroundImage, title, subtitle, link, ground, shape }: ShapedCard) {
  return (
    <Card className={styles.card} data-ground={ground} data-shape={shape}>
      <CroppedPicture picture={{ ...backgroundImage, alt: '' }} className={styles.picture} />
      <div className={styles.text}>
        <h3>
          <CardLink href={link}>{title}</CardLink>
        </h3>
        <p className="not-phone">{subtitle}</p>
      </div>
      <Arrow href={link} />
    </Card>
  );
}

function Arrow({ href }: { href: string }) {
  return (
    <span className={iconTile(styles.arrow)}>
      <LinkArrow href={href} />
    </span>
  );
}
