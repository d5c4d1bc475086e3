import { useId } from 'react';
import { Phone } from 'lucide-react';
import { ButtonLink } from '#src/components/Button.tsx';
import type { Link } from '#src/domain/contentTypes.ts';
import styles from './ContactBand.module.css';

interface ContactBandProps {
  heading: string;
  lead: string;
  /** The first is the main one. A telephone link gets its sign. */
  links: Link[];
  ground?: 'page' | 'mint' | 'wash';
  /** A quiet line at the foot. */
  note?: string;
}

/** Not sure? Two ways on: the page's last question. */
export function ContactBand({ heading, lead, links, ground = 'page', note }: ContactBandProps) {
  const id = useId();
  return (
    <section className={styles.section} data-ground={ground} aria-labelledby={id}>
      <div className={`wrap ${styles.grid}`}>
        <h2 id={id} className="xl">
          {heading}
        </h2>
        <div className={styles.side}>
          <p className="lead">{lead}</p>
          <div className={styles.links} data-hides-booking-bar>
            {links.map(({ label, href }, index) => (
              <ButtonLink key={href} href={href} kind={index === 0 ? 'primary' : 'secondary'}>
                {href.startsWith('tel:') && <Phone aria-hidden />}
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
        {note && <p className={`caption ${styles.note}`}>{note}</p>}
      </div>
    </section>
  );
}
