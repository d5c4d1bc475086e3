import { useId } from 'react';
import { ArrowLink } from '#src/components/ArrowLink.tsx';
import { ButtonLink } from '#src/components/Button.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { Cluster } from '#src/components/layout/Stack.tsx';
import { anchors, paths } from '#src/config/paths.ts';
import { addressOf, type Clinic } from '#src/domain/clinicDirectory.ts';
import type { Link } from '#src/domain/contentTypes.ts';
import { weekText } from '#src/domain/time/openingHours.ts';
import * as messages from '#src/sections/clinics/messages.tsx';
import styles from './ClinicAddressList.module.css';

interface ClinicAddressListProps {
  heading: string;
  clinics: readonly Clinic[];
  /** Leads to the others. */
  all: Link;
}

/** Some clinics with address, hours and the way to book there: which one, online or by phone, the clinic's page says. */
export function ClinicAddressList({ heading, clinics, all }: ClinicAddressListProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={styles.list} data-lines>
        {clinics.map((clinic) => (
          // The button beside the address, or below it where the address needs the width.
          <Cluster as="li" key={clinic.slug} gap={4}>
            <div className={styles.place}>
              <h3>
                <SiteLink href={paths.clinic(clinic.slug)} translate="no">
                  {clinic.name}
                </SiteLink>
              </h3>
              <address className="above-2">{addressOf(clinic)}</address>
              <p className="small">{weekText(clinic.hours)}</p>
            </div>
            <ButtonLink
              href={`${paths.clinic(clinic.slug)}#${anchors.contacts}`}
              kind="secondary"
              size="small"
            >
              {messages.bookOrCallArea(clinic.area)}
            </ButtonLink>
          </Cluster>
        ))}
      </ul>
      <ArrowLink href={all.href}>{all.label}</ArrowLink>
    </section>
  );
}
