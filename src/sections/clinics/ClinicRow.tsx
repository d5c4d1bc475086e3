import { ButtonLink } from '#src/components/Button.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { type ClinicNeed, servicesAt } from '#src/domain/clinics.ts';
import type { Clinic } from '#src/domain/types.ts';
import styles from './ClinicList.module.css';

interface ClinicRowProps {
  clinic: Clinic;
  need: ClinicNeed;
  /** Its door's colour, 0 to 3: a clinic keeps it, whichever others are left out. */
  paint: number;
  phone: { display: string; href: string };
  bookingHref: string;
  onBook: () => void;
}

/** One clinic: its door, its name, what can be booked there; where nothing can, the phone number instead. */
export function ClinicRow({ clinic, need, paint, phone, bookingHref, onBook }: ClinicRowProps) {
  const services = servicesAt(clinic, need);
  const bookable = services.length > 0;
  return (
    <li className={styles.row} data-bookable={bookable || undefined}>
      <span className={styles.door} data-paint={paint} aria-hidden />
      <h3>{clinic.name}</h3>
      {bookable ? (
        <>
          <ul className={styles.services} aria-label="Can be booked here">
            {services.map((service) => (
              <li key={service} data-wanted={service === need || undefined}>
                {service}
              </li>
            ))}
          </ul>
          <ButtonLink href={bookingHref} size="small" className={styles.book} onClick={onBook}>
            <span>
              Book here <span className="visually-hidden">at {clinic.name}</span>
            </span>
          </ButtonLink>
        </>
      ) : (
        <>
          <p className={styles.ring}>Ring us about visits here</p>
          <SiteLink href={phone.href} className={`${styles.phone} ${styles.book}`}>
            {phone.display}
          </SiteLink>
        </>
      )}
    </li>
  );
}
