import { ArrowUpRight } from 'lucide-react';
import { ArrowLink } from '#src/components/ArrowLink.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Link, ServiceCard } from '#src/domain/contentTypes.ts';
import { SectionHead } from '#src/components/SectionHead.tsx';
import styles from './ServicesMosaic.module.css';

export interface MosaicCard extends ServiceCard {
  /** The colour that its picture ends in, so that the card runs on from it. */
  ground: 'mint' | 'sky' | 'sky-2' | 'wash' | 'panel';
}

export interface ServicesMosaicProps {
  /** The anchor that leads here. */
  id: string;
  title: string;
  lead: string;
  /** The first is the tall one, the fourth the wide one. */
  services: MosaicCard[];
  /** Services without a picture, below. */
  others: { title: string; text: string }[];
  /** To the page of all services. */
  all: Link;
}

/** What the clinics do, as pictures of unlike sizes (specification, section 3: service card). */
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
