import { Grid } from '#src/components/layout/Grid.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { Cluster } from '#src/components/layout/Stack.tsx';
import { formatDate } from '#src/domain/time/clock.ts';
import type { ClosedDay } from '#src/domain/time/openingHours.ts';
import { closed } from '#src/domain/time/openingMessages.ts';
import styles from './ClinicVisit.module.css';

interface ClinicVisitProps {
  heading: string;
  /** How to get there, where to park … */
  ways: { heading: string; text: string }[];
  holidaysHeading: string;
  closedDays: readonly ClosedDay[];
  note: string;
}

/** How to get to a clinic, and the days on which it is closed. */
export function ClinicVisit({
  heading,
  ways,
  holidaysHeading,
  closedDays,
  note,
}: ClinicVisitProps) {
  return (
    <Section ground="page">
      <Grid wrap>
        <SectionTitle>{heading}</SectionTitle>
        {ways.map((way) => (
          <div key={way.heading} className={styles.part}>
            <h3>{way.heading}</h3>
            <p className="above-1">{way.text}</p>
          </div>
        ))}
        <div className={styles.part}>
          {closedDays.length > 0 && (
            <>
              <h3>{holidaysHeading}</h3>
              <ul className={`above-1 small ${styles.holidays}`}>
                {closedDays.map(({ date, name }) => (
                  <Cluster as="li" key={date} align="baseline" justify="between">
                    <span>{`${name}, ${formatDate(date)}`}</span>
                    <span>{closed}</span>
                  </Cluster>
                ))}
              </ul>
            </>
          )}
          <p className="small above-2 soft">{note}</p>
        </div>
      </Grid>
    </Section>
  );
}
