import { useId, type ReactNode, type Ref } from 'react';
import { Cluster, Row } from '#src/components/layout/Stack.tsx';
import { PhoneNumber } from '#src/components/PhoneNumber.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { petName, typeName } from '#src/domain/bookingNames.ts';
import { clinicOfStore, streetAndCity } from '#src/domain/clinicDirectory.ts';
import type { Phone } from '#src/domain/contactLinks.ts';
import { formatMobileNumber } from '#src/domain/mobileNumber.ts';
import { formatTime } from '#src/domain/time/clock.ts';
import { useBookingFormValue } from '#src/features/booking/form/BookingFormContext.tsx';
import * as messages from '#src/features/booking/form/messages.tsx';
import { dayInFull } from '#src/features/booking/form/rules/bookingDays.ts';
import { preparationFor } from '#src/features/booking/form/rules/preparation.ts';
import type { LastBooking } from '#src/features/booking/shared/lastBooking.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { AskToChange } from './AskToChange.tsx';
import styles from './Confirmation.module.css';

interface ConfirmationProps {
  booking: LastBooking;
  headingLevel: 2 | 3;
  ref?: Ref<HTMLElement>;
}

/** The booking that was made, and the next steps. Takes the focus after a booking. */
export function Confirmation({ ref, booking, headingLevel }: ConfirmationProps) {
  const { content } = useBookingFormValue();
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const clinic = clinicOfStore(content.clinics, booking.location);
  const { phone } = clinic ?? content;
  const area = clinic?.area ?? booking.clinicName;
  const preparation = preparationFor(content, booking.appointmentType, clinic);
  const picture = content.pets[booking.petType];
  return (
    <section ref={ref} tabIndex={-1} className={styles.panel} aria-labelledby={titleId}>
      <Cluster gap={4} align="end" justify="between">
        <Heading id={titleId} className={`breaks ${styles.title}`}>
          {messages.callsYou(
            <span translate="no">{area}</span>,
            <span className="nowrap" translate="no">
              {formatMobileNumber(booking.mobileNumber)}
            </span>,
          )}
        </Heading>
        <Row align="end" className={styles.scene}>
          <PictureImage picture={content.door} className={styles.door} />
          {picture && <PictureImage picture={picture} className={styles.picture} />}
        </Row>
      </Cluster>
      <Rows booking={booking} phone={phone} />
      {preparation.length > 0 && (
        <div className={styles.preparation}>
          <p>
            <b>{messages.preparation}</b>
          </p>
          <ul>
            {preparation.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <Cluster gap={2} className={styles.actions}>
        <AddToCalendar
          booking={booking}
          area={area}
          phone={phone}
          preparation={preparation}
          address={clinic && streetAndCity(clinic)}
        />
        <AskToChange booking={booking} phone={phone} />
      </Cluster>
    </section>
  );
}

function Rows({ booking, phone }: { booking: LastBooking; phone: Phone }) {
  return (
    <dl className={styles.rows} data-lines="inner">
      <Line name={messages.rowOwner}>
        <span translate="no">{booking.name}</span>
      </Line>
      <Line name={messages.rowClinic}>
        <span translate="no">{booking.clinicName}</span>
      </Line>
      <Line name={messages.rowService}>{typeName(booking.appointmentType)}</Line>
      <Line name={messages.rowPet}>{petName(booking.petType)}</Line>
      <Line name={messages.rowTime}>
        <span className="whole">{`${dayInFull(booking.appointmentDate)},`}</span>{' '}
        <span className="whole">{formatTime(booking.appointmentTime)}</span>
      </Line>
      <Line name={messages.rowPhone}>
        <PhoneNumber {...phone} />
      </Line>
    </dl>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Cluster gap={3} align="baseline">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Cluster>
  );
}
