import { Grid } from '#src/components/layout/Grid.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import styles from './ClinicCare.module.css';

interface ClinicCareProps {
  servicesHeading: string;
  services: readonly (Link & { text: string })[];
  vetsHeading: string;
  vets: readonly { name: string; title: string; href: string; picture: Picture }[];
}

/** Who works at a clinic, and what is done there. */
export function ClinicCare({ servicesHeading, services, vetsHeading, vets }: ClinicCareProps) {
  return (
    <Section ground="wash">
      <Grid wrap gap={12}>
        <div className={styles.services} data-columns="1-7">
          <SectionTitle>{servicesHeading}</SectionTitle>
          <ul data-lines>
            {services.map(({ label, text, href }) => (
              <li key={label}>
                <SiteLink href={href} className="tall-link">
                  {label}
                </SiteLink>
                <p className="not-phone small">{text}</p>
              </li>
            ))}
          </ul>
        </div>
        {vets.length > 0 && (
          <div className={styles.vets} data-columns="9-12">
            <h2>{vetsHeading}</h2>
            <ul>
              {vets.map(({ name, title, href, picture }) => (
                <li key={href} className={styles.vet}>
                  <PictureImage picture={picture} className={styles.portrait} />
                  <div>
                    <h3>
                      <SiteLink href={href} className="cover-link ink">
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
