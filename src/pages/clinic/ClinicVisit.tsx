import { closedDays } from '#content/hours.ts';
import { clinicPage } from '#content/pages/clinics.ts';
import { Grid } from '#src/components/layout/Grid.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { Cluster } from '#src/components/layout/Stack.tsx';
import { formatDate } from '#src/domain/time/dates.ts';
import { closed } from '#src/domain/time/messages.ts';
import { useClinic } from './useClinic.ts';
import styles from './ClinicVisit.module.css';

/** Directions, parking and closed days. */
export function ClinicVisit() {
  const { gettingThere, parking } = useClinic()!;
  const { visit, holidays } = clinicPage;
  return (
    <Section ground="page">
      <Grid wrap>
        <SectionTitle>{visit.heading}</SectionTitle>
        <div className={styles.part}>
          <h3>{visit.getting}</h3>
          <p className="above-1">{gettingThere}</p>
        </div>
        <div className={styles.part}>
          <h3>{visit.parking}</h3>
          <p className="above-1">{parking}</p>
        </div>
        <div className={styles.part}>
          {closedDays.length > 0 && (
            <>
              <h3>{holidays.heading}</h3>
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
          <p className="small above-2 soft">{holidays.note}</p>
        </div>
      </Grid>
    </Section>
  );
}
