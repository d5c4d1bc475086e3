import { useId } from 'react';
import { Phone } from 'lucide-react';
import { ButtonLink } from '#src/components/Button.tsx';
import type { Link } from '#src/domain/contentTypes.ts';
import styles from './ContactBand.module.css';

interface ContactBandProps {
  heading: string;
  lead: string;
  /** The first link is the primary button. A `tel:` link gets a phone icon. */
  links: Link[];
  ground?: 'page' | 'mint' | 'wash';
  /** Small text at the bottom. */
  note?: string;
}

/** The last section of a page: a question with links to book or call. */
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
