import { Check } from 'lucide-react';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Counter, Link, Picture } from '#src/domain/contentTypes.ts';
import styles from './AboutWithCounters.module.css';

export interface AboutWithCountersProps {
  /** The section's id, which anchors point to. */
  id: string;
  title: string;
  lead: string;
  points: string[];
  link: Link;
  picture: Picture;
  counters: Counter[];
}

/** What the clinic does differently, and beside it the counters on a dark ground. */
export function AboutWithCounters({
  id,
  title,
  lead,
  points,
  link,
  picture,
  counters,
}: AboutWithCountersProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.halves}>
        <div className={styles.about}>
          <div className={styles.words}>
            <h2 id={`${id}-title`}>{title}</h2>
            <p className={`lead ${styles.lead}`}>{lead}</p>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>
                  <Check aria-hidden strokeWidth={1.75} />
                  {point}
                </li>
              ))}
            </ul>
            <SiteLink href={link.href} className={styles.link}>
              {link.label}
            </SiteLink>
          </div>
          <div className={styles.arch}>
            <PictureImage picture={picture} />
          </div>
        </div>
        <dl className={styles.figures}>
          {counters.map(({ number, title: what }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                {number.replace('+', '')}
                {number.endsWith('+') && <sup>+</sup>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
