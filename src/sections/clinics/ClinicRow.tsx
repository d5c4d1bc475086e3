import { ButtonLink } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { PhoneNumber } from '#src/components/PhoneNumber.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { paths } from '#src/config/paths.ts';
import { typeName } from '#src/domain/bookingNames.ts';
import {
  appointmentTypesAt,
  type StoresStatus,
  directionsTo,
  type ListedClinic,
} from '#src/domain/clinicDirectory.ts';
import type { Phone } from '#src/domain/contactLinks.ts';
import type { ClosedDay } from '#src/domain/time/openingHours.ts';
import { ClinicTimes } from './ClinicTimes.tsx';
import * as messages from './messages.tsx';
import styles from './ClinicList.module.css';

/** 'Emergencies', and the hours. */
interface EmergencyMark {
  label: string;
  hours: string;
}

export interface ClinicRowProps {
  clinic: ListedClinic;
  heading: 'h2' | 'h3' | 'h4';
  status: StoresStatus;
  /** The colour of the drawn door, 0 to 3. A clinic keeps its colour when others are hidden. */
  doorColour: number;
  phone: Phone;
  closedDays: readonly ClosedDay[];
  mark?: EmergencyMark;
  bookingHref: string;
}

/** One clinic: address, opening status, bookable services, and links to book, phone and find it. */
export function ClinicRow({ clinic, heading: Heading, ...props }: ClinicRowProps) {
  const { status, doorColour, closedDays, mark } = props;
  const { name, profile, store } = clinic;
  const services = appointmentTypesAt(store);
  const isBookable = status === 'ready' && services.length > 0;
  return (
    <li className={styles.row} data-bookable={isBookable || undefined}>
      <span className={styles.door} data-paint={doorColour} aria-hidden />
      <Heading className={styles.name} translate="no">
        {profile ? (
          <SiteLink href={paths.clinic(profile.slug)} className="ink">
            {name}
          </SiteLink>
        ) : (
          name
        )}
      </Heading>
      {profile && (
        <address className={styles.address}>
          <span>{profile.street}</span>
          <span className={styles.inCity}>{`, ${clinic.city}`}</span>
        </address>
      )}
      {profile && (
        <div className={styles.when}>
          <PhoneNumber {...profile.phone} className={`numeric ${styles.phone}`} />
          <ClinicTimes hours={profile.hours} closedDays={closedDays} oneLine />
          {mark && profile.emergency && (
            <p className={`strong ${styles.emergencies}`}>
              <span>{mark.label}</span> <span className={styles.from}>{mark.hours}</span>
            </p>
          )}
        </div>
      )}
      {isBookable && (
        <ul className={styles.services} aria-label={messages.bookableHere}>
          {services.map((service) => (
            <li key={service}>{typeName(service)}</li>
          ))}
        </ul>
      )}
      {status === 'ready' && !isBookable && (
        <p className={`soft ${styles.services}`}>{messages.notBookable}</p>
      )}
      <Stack className={styles.actions}>
        <BookOrCall {...props} clinic={clinic} isBookable={isBookable} />
        {profile && (
          <SiteLink
            href={directionsTo(profile.geo)}
            className={`strong ${styles.directions}`}
            data-layout="row"
            data-gap="2"
          >
            <Icon icon="Navigation" />
            <span>
              {messages.directions(
                <span className="visually-hidden">{messages.toClinic(name)}</span>,
              )}
            </span>
          </SiteLink>
        )}
      </Stack>
    </li>
  );
}

type BookOrCallProps = Omit<ClinicRowProps, 'heading'> & { isBookable: boolean };

function BookOrCall({ clinic, status, phone, bookingHref, isBookable }: BookOrCallProps) {
  if (isBookable) {
    return (
      <ButtonLink href={bookingHref} size="small">
        <span>
          {messages.bookHere(
            <span className="visually-hidden">{messages.atClinic(clinic.name)}</span>,
          )}
        </span>
      </ButtonLink>
    );
  }
  // Reserves the button's space until the stores have loaded.
  if (status === 'waiting' || status === 'loading')
    return <span className={styles.bar} aria-hidden />;
  return (
    <ButtonLink href={clinic.profile?.phone.href ?? phone.href} size="small" kind="secondary">
      <Icon icon="Phone" />
      <span>{messages.callClinic(<span className="visually-hidden">{clinic.name}</span>)}</span>
    </ButtonLink>
  );
}
