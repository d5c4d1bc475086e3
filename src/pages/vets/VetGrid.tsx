import { Card, CardLink } from '#src/components/Card.tsx';
import { ArchedPortrait } from '#src/components/pictures/ArchedPortrait.tsx';
import { LinkArrow } from '#src/components/SiteLink.tsx';
import * as messages from '#src/sections/people/messages.tsx';
import type { VetCard } from '#src/sections/people/VetSlides.tsx';
import styles from './VetGrid.module.css';

interface VetGridProps {
  vets: readonly VetCard[];
  /** First screen: loads only the pictures that a phone shows at once. */
  eager?: boolean;
}

const inRow = 2;

/** Arched portraits, four in a row, on an edge-to-edge floor in the section's `--ground`. */
export function VetGrid({ vets, eager }: VetGridProps) {
  return (
    <ul className={styles.grid}>
      {vets.map(({ name, qualification, specialities, years, figure, ground, href }, index) => (
        <Card key={href} className={styles.member}>
          <ArchedPortrait
            picture={figure}
            ground={ground}
            eager={eager && index < inRow}
            className={styles.window}
          />
          <div className={styles.text}>
            <h2 className={styles.name} data-layout="row" data-gap="2" data-align="start">
              <CardLink quiet href={href} translate="no">
                {name}
              </CardLink>
              <LinkArrow href={href} className="desktop-only" />
            </h2>
            <p>{qualification}</p>
            <p className={styles.specialities}>{specialities}</p>
            <p>{messages.yearsOfExperience(years)}</p>
          </div>
        </Card>
      ))}
    </ul>
  );
}
