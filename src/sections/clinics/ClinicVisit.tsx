import { Grid } from '#src/components/Grid.tsx';
import { Section, SectionTitle } from '#src/components/Section.tsx';
import { Cluster } from '#src/components/Stack.tsx';
import { formatDate } from '#src/domain/clock.ts';
import { type OpeningHours, rangesText } from '#src/domain/openingHours.ts';
import styles from './ClinicVisit.module.css';

interface ClinicVisitProps {
  heading: string;
  /** How to get there, where to park … */
  ways: { heading: string; text: string }[];
  holidaysHeading: string;
  holidays: OpeningHours['holidays'];
  note: string;
}

/** How to get to a clinic, and the days that differ from the week's hours. */
export function ClinicVisit({ heading, ways, holidaysHeading, holidays, note }: ClinicVisitProps) {
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
          {holidays.length > 0 && (
            <>
              <h3>{holidaysHeading}</h3>
              <ul className={`above-1 small ${styles.holidays}`}>
                {holidays.map(({ date, name, ranges = [] }) => (
                  <Cluster as="li" key={date} align="baseline" justify="between">
                    <span>{`${name}, ${formatDate(date)}`}</span>
                    <span>{rangesText(ranges)}</span>
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
