import { clinicPage } from '#content/pages/clinics.ts';
import { services } from '#content/services.ts';
import { vets } from '#content/vets.ts';
import { Grid } from '#src/components/layout/Grid.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { paths } from '#src/config/paths.ts';
import { serviceHref } from '#src/records/serviceLinks.ts';
import { useClinic } from './useClinic.ts';
import styles from './ClinicCare.module.css';

export function ClinicCare() {
  const clinic = useClinic()!;
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
                <SiteLink href={serviceHref(service)} className="tall-link">
                  {service.name}
                </SiteLink>
                <p className="not-phone small">{service.summary}</p>
              </li>
            ))}
          </ul>
        </div>
        {team.length > 0 && (
          <div className={styles.vets} data-columns="9-12">
            <h2>{clinicPage.vetsHeading}</h2>
            <ul>
              {team.map(({ id, name, title, figure }) => (
                <li key={id} className={styles.vet}>
                  <PictureImage picture={{ ...figure, alt: '' }} className={styles.portrait} />
                  <div>
                    <h3>
                      <SiteLink href={paths.vet(id)} className="cover-link ink">
                        {name}
                      </SiteLink>
                    </h3>
                    <p className="soft">{title}</p>
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
