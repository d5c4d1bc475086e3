import { useId } from 'react';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { Cluster } from '#src/components/layout/Stack.tsx';
import type { Link } from '#src/domain/contentTypes.ts';
import * as messages from '#src/sections/people/messages.tsx';
import styles from './VetWeek.module.css';

/** One day of a vet's week. */
export interface VetDay {
  day: string;
  /** '10 AM to 1 PM'; undefined on a day off. */
  hours?: string;
}

interface VetWeekProps {
  heading: string;
  days: VetDay[];
  note: string;
  link: Link;
}

/** One vet's week on a card. */
export function VetWeek({ heading, days, note, link }: VetWeekProps) {
  const id = useId();
  return (
    <section className={styles.card} data-ground="sky" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={`numeric ${styles.days}`}>
        {days.map(({ day, hours }) => (
          <Cluster as="li" key={day} justify="between" data-away={hours ? undefined : true}>
            <b>{day}</b>
            <span>{hours ?? messages.away}</span>
          </Cluster>
        ))}
      </ul>
      <p className="small above-3">{note}</p>
      <SiteLink href={link.href} className="tall-link">
        {link.label}
      </SiteLink>
    </section>
  );
}
