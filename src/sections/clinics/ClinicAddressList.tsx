import { useId } from 'react';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { ClinicAddress } from '#src/domain/pageContent.ts';
import styles from './ClinicAddressList.module.css';

interface ClinicAddressListProps {
  heading: string;
  lead: string;
  clinics: readonly ClinicAddress[];
  /** The address of a clinic's booking form. */
  bookingHref: (clinic: ClinicAddress) => string;
}

/** The clinics with address, services and a booking link. */
export function ClinicAddressList({ heading, lead, clinics, bookingHref }: ClinicAddressListProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p className="small">{lead}</p>
      <ul className={styles.list}>
        {clinics.map((clinic) => (
          <li key={clinic.name}>
            <h3>{clinic.name}</h3>
            <address>{clinic.address}</address>
            <p className="small">{clinic.services.join(', ')}</p>
            <SiteLink href={bookingHref(clinic)} className="tall-link">
              {clinic.bookLabel}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
