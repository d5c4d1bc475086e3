import { ButtonLink } from '#src/components/Button.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { type ClinicNeed, servicesAt } from '#src/domain/clinics.ts';
import type { Clinic } from '#src/domain/types.ts';
import styles from './ClinicList.module.css';

interface ClinicRowProps {
  clinic: Clinic;
  need: ClinicNeed;
  /** The colour of the drawn door, 0 to 3. A clinic keeps its colour when others are hidden. */
  doorColour: number;
  phone: { display: string; href: string };
  bookingHref: string;
  onBook: () => void;
}

/** One clinic with the services that can be booked there, or the phone number where none can. */
export function ClinicRow({
  clinic,
  need,
  doorColour,
  phone,
  bookingHref,
  onBook,
}: ClinicRowProps) {
  const services = servicesAt(clinic, need);
  const bookable = services.length > 0;
  return (
    <li className={styles.row} data-bookable={bookable || undefined}>
      <span className={styles.door} data-paint={doorColour} aria-hidden />
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
          <p className={styles.byPhone}>Ring us about visits here</p>
          <SiteLink href={phone.href} className={`${styles.phone} ${styles.book}`}>
            {phone.display}
          </SiteLink>
        </>
      )}
    </li>
  );
}
