import { useEffect, useRef } from 'react';
import { warmUpBooking } from '#src/api/warmUp.ts';
import { NoScriptNotice } from '#src/components/fields/NoScriptNotice.tsx';
import * as common from '#src/components/messages.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { paths } from '#src/config/paths.ts';
import { AlreadyBooked } from '#src/features/booking/shared/AlreadyBooked.tsx';
import { useLastBooking } from '#src/features/booking/shared/lastBooking.ts';
import { BookingDone } from './BookingDone.tsx';
import { useBookingFormValue } from './BookingFormContext.tsx';
import { PrefillNotice } from './draft/PrefillNotice.tsx';
import { useBookingDraft } from './draft/useBookingDraft.ts';
import { useBookingLink } from './draft/useBookingLink.ts';
import { useHandOver } from './draft/useHandOver.ts';
import { AppointmentFields } from './fields/AppointmentFields.tsx';
import { ErrorCount } from './fields/ErrorCount.tsx';
import { OwnerFields } from './fields/OwnerFields.tsx';
import * as messages from './messages.tsx';
import { BookingSubmit } from './sending/BookingSubmit.tsx';
import { useSubmit } from './sending/useSubmit.ts';
import styles from './BookingCard.module.css';

export interface BookingCardProps {
  /** The anchor of the form's section. */
  anchor?: string;
  /** The level of the headings in the form: one below the heading above it. */
  headingLevel?: 2 | 3;
}

/**
 * The form itself. Method `dialog` makes a submit before hydration a no-op: typed text is neither lost nor put into the address.
 */
export function BookingCard({ anchor, headingLevel = 3 }: BookingCardProps) {
  const { variant, state, sending, clinicPhone, now } = useBookingFormValue();
  const formRef = useRef<HTMLFormElement>(null);
  const errorCount = useRef<HTMLDivElement>(null);
  // In this order: a booking link overrides the draft.
  useBookingDraft(formRef);
  useBookingLink();
  const isHandedOver = useHandOver(formRef);
  const last = useLastBooking();
  // The confirmation of an appointment in the past would stand in the way of the next one.
  const isPast = last && now && last.appointmentDate < now.date;
  const lastBooking = last?.variant === variant && !isPast ? last : undefined;
  const isOpen = !lastBooking || state.isOpen;

  useEffect(() => void warmUpBooking(), []);

  return (
    <form
      ref={formRef}
      tabIndex={-1}
      className={styles.card}
      aria-label={messages.bookAnAppointment}
      // Hides the 'Book Now' bar of small screens.
      data-hides-booking-bar
      method="dialog"
      noValidate
      onSubmit={useSubmit(errorCount, anchor)}
    >
      <NoScriptNotice title={common.pleaseBookByPhone} phone={clinicPhone} />
      <div className="script-only">
        <BookingDone headingLevel={headingLevel} lastBooking={lastBooking} isOpen={isOpen} />
        <PrefillNotice
          notOffered={state.notOffered}
          isHandedOver={isHandedOver && !sending.isSending && !lastBooking}
        />
        <div hidden={!isOpen}>
          <ErrorCount ref={errorCount} />
          <AppointmentFields />
          <OwnerFields />
          {/* India's DPDP Act, section 5, asks for the notice before anything is sent. */}
          <p className={`small ${styles.notice}`}>
            {messages.whatItIsFor} <SiteLink href={paths.privacy}>{common.privacy}</SiteLink>
          </p>
          <BookingSubmit />
          <AlreadyBooked phone={clinicPhone} />
        </div>
      </div>
    </form>
  );
}
