import { ArrowUpRight } from 'lucide-react';
import { ArrowLink } from '#src/components/ArrowLink.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Link, ServiceCard } from '#src/domain/contentTypes.ts';
import { SectionHead } from '#src/components/SectionHead.tsx';
import styles from './ServicesMosaic.module.css';

export interface MosaicCard extends ServiceCard {
  /** The background colour, the same as the picture's edge, so that both join. */
  ground: 'mint' | 'sky' | 'sky-2' | 'wash' | 'panel';
}

export interface ServicesMosaicProps {
  /** The section's id, which anchors point to. */
  id: string;
  title: string;
  lead: string;
  /** The first card is tall, the fourth is wide. */
  services: MosaicCard[];
  /** More services without pictures, listed below. */
  others: { title: string; text: string }[];
  /** The link to all services. */
  all: Link;
}

/** The services as cards of different sizes (specification, section 3: service card). */
export function ServicesMosaic({ id, title, lead, services, others, all }: ServicesMosaicProps) {
  return (
    <section id={id} className={styles.services} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <SectionHead id={`${id}-title`} title={title} lead={lead} xl />
        <ul className={styles.mosaic}>
          {services.map((service) => (
            <Card key={service.title} {...service} />
          ))}
        </ul>
        <ul className={styles.others}>
          {others.map(({ title: name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className={styles.all}>
          <ArrowLink href={all.href}>{all.label}</ArrowLink>
        </p>
      </div>
    </section>
  );
}

function Card({ backgroundImage, iconUrl, title, subtitle, link, ground }: MosaicCard) {
  return (
    <li className={styles.card} data-ground={ground} data-linked={link ? '' : undefined}>
      <div className={styles.picture}>
        <PictureImage picture={backgroundImage} />
      </div>
      <div className={styles.words}>
        {iconUrl && <img src={iconUrl} alt="" width={40} height={40} loading="lazy" />}
        <h3>{link ? <SiteLink href={link}>{title}</SiteLink> : title}</h3>
        <p>{subtitle}</p>
      </div>
      {link && (
        <span className={styles.arrow}>
          <ArrowUpRight aria-hidden strokeWidth={1.5} />
        </span>
      )}
    </li>
  );
}
