import { closedDays } from '#content/hours.ts';
import { clinicPage } from '#content/pages/clinics.ts';
import { services } from '#content/services.ts';
import { vets } from '#content/vets.ts';
import { serviceHref } from '#src/business/serviceLinks.ts';
import { usePageClinic } from '#src/business/usePageClinic.ts';
import { CardLink } from '#src/components/Card.tsx';
import { Grid } from '#src/components/layout/Grid.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { Cluster } from '#src/components/layout/Stack.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { StandaloneLink } from '#src/components/SiteLink.tsx';
import { paths } from '#src/config/paths.ts';
import { formatDate } from '#src/domain/time/dates.ts';
import * as messages from '#src/domain/time/messages.ts';
import styles from './ClinicSections.module.css';

/** Directions, parking and closed days. */
export function ClinicDirections() {
  const { gettingThere, parking } = usePageClinic()!;
  const { directions, holidays } = clinicPage;
  return (
    <Section ground="page">
      <Grid wrap>
        <SectionTitle>{directions.heading}</SectionTitle>
        <div className={styles.part}>
          <h3>{directions.getting}</h3>
          <p>{gettingThere}</p>
        </div>
        <div className={styles.part}>
          <h3>{directions.parking}</h3>
          <p>{parking}</p>
        </div>
        <div className={styles.part}>
          {closedDays.length > 0 && (
            <>
              <h3>{holidays.heading}</h3>
              <ul className={`small ${styles.holidays}`}>
                {closedDays.map(({ date, name }) => (
                  <Cluster as="li" key={date} align="baseline" justify="between">
                    <span>{`${name}, ${formatDate(date)}`}</span>
                    <span>{messages.closed}</span>
                  </Cluster>
                ))}
              </ul>
            </>
          )}
          <p className="small soft">{holidays.hint}</p>
        </div>
      </Grid>
    </Section>
  );
}

export function ClinicCare() {
  const clinic = usePageClinic()!;
  const offered = services.filter(({ id }) => clinic.services.includes(id));
  const team = vets.filter((vet) => vet.clinics.includes(clinic.slug));
  return (
    <Section ground="wash">
      <Grid wrap gap={12}>
        <div className={styles.services} data-columns="1-7">
          <SectionTitle>{clinicPage.servicesHeading}</SectionTitle>
          <ul data-lines>
            {offered.map((service) => (
              <li key={service.id}>
                <StandaloneLink href={serviceHref(service)}>{service.name}</StandaloneLink>
                <p className="not-phone small">{service.summary}</p>
              </li>
            ))}
          </ul>
        </div>
        {team.length > 0 && (
          <div className={styles.vets} data-columns="9-12">
            <h2>{clinicPage.vetsHeading}</h2>
            <ul>
              {team.map(({ id, name, specialities, figure }) => (
                <li key={id} className={styles.vet}>
                  <PictureImage picture={{ ...figure, alt: '' }} className={styles.portrait} />
                  <div>
                    <h3>
                      <CardLink href={paths.vet(id)} className="ink">
                        {name}
                      </CardLink>
                    </h3>
                    <p className="soft">{specialities}</p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Grid>
    </Section>
  );
}
