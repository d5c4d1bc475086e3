import { ArrowRight } from 'lucide-react';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { ArchedPortrait } from '#src/components/ArchedPortrait.tsx';
import type { VetDoor } from '#src/domain/pageContent.ts';
import styles from './TeamGrid.module.css';

interface TeamGridProps {
  doors: readonly VetDoor[];
  /** On the first screen: their pictures are fetched at once. */
  first?: boolean;
}

/**
 * Vets at their windows along one wall, four to a row, their names on the floor below. It stands on the wall of
 * whatever holds it, and takes its `--ground` for the floor, which runs to both edges of the screen.
 */
export function TeamGrid({ doors, first }: TeamGridProps) {
  return (
    <ul className={styles.corridor}>
      {doors.map(({ name, profession, title, years, figure, ground, href }) => (
        <li key={href} className={styles.door}>
          <ArchedPortrait
            picture={figure}
            ground={ground}
            first={first}
            className={styles.window}
          />
          <div className={styles.plate}>
            <h2 className={styles.name}>
              <SiteLink href={href}>{name}</SiteLink>
              <ArrowRight aria-hidden strokeWidth={1.5} />
            </h2>
            <p className={styles.profession}>{profession}</p>
            <p className={styles.specialities}>{title}</p>
            <p className={styles.years}>
              <b>{years}</b> years of experience
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
