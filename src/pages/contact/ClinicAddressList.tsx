import { useId } from 'react';
import { addresses } from '#content/pages/contact.ts';
import { ButtonLink } from '#src/components/Button.tsx';
import { Cluster } from '#src/components/layout/Stack.tsx';
import { ArrowLink, SiteLink } from '#src/components/SiteLink.tsx';
import { anchors, paths } from '#src/config/paths.ts';
import { addressOf, type Clinic } from '#src/domain/clinicDirectory.ts';
import { weekText } from '#src/domain/time/openingHours.ts';
import styles from './ContactPage.module.css';

export function ClinicAddressList({ clinics }: { clinics: readonly Clinic[] }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{addresses.heading}</h2>
      <ul className={styles.list} data-lines>
        {clinics.map((clinic) => (
          <Cluster as="li" key={clinic.slug} gap={4}>
            <div className={styles.details}>
              <h3>
                <SiteLink href={paths.clinic(clinic.slug)} translate="no">
                  {clinic.name}
                </SiteLink>
              </h3>
              <address>{addressOf(clinic)}</address>
              <p className="small">{weekText(clinic.hours)}</p>
            </div>
            <ButtonLink
              href={`${paths.clinic(clinic.slug)}#${anchors.contacts}`}
              kind="secondary"
              size="small"
            >
              {addresses.bookOrCall(clinic.area)}
            </ButtonLink>
          </Cluster>
        ))}
      </ul>
      <ArrowLink href={paths.clinics}>{addresses.all}</ArrowLink>
    </section>
  );
}
