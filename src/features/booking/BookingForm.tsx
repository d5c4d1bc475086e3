import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { warmUpBooking } from '#src/api/warmUp.ts';
import { WithoutScript } from '#src/components/fields/WithoutScript.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { paths } from '#src/config/paths.ts';
import { BookingDone } from './BookingDone.tsx';
import { BookingFormContext } from './BookingFormContext.tsx';
import { PrefillNotice } from './draft/PrefillNotice.tsx';
import { useBookingDraft } from './draft/useBookingDraft.ts';
import { AppointmentFields } from './fields/AppointmentFields.tsx';
import { ErrorCount } from './fields/ErrorCount.tsx';
import { OwnerFields } from './fields/OwnerFields.tsx';
import * as messages from './messages.tsx';
import { BookingSubmit } from './sending/BookingSubmit.tsx';
import { useSending } from './sending/useSending.ts';
import { useSubmit } from './sending/useSubmit.ts';
import { AlreadyBooked } from './shared/AlreadyBooked.tsx';
import { loadDraft } from './shared/bookingStorage.ts';
import { useLastBooking } from './shared/lastBooking.ts';
import { type BookingFacts, useBookingForm } from './useBookingForm.ts';
import styles from './BookingForm.module.css';

export interface BookingFormProps extends BookingFacts {
  /** The level of the headings in the form: one below the heading above it. */
  headingLevel?: 2 | 3;
}

/**
 * The booking form (docs/product.md, sections 4, 5, 8 and 9). Method `dialog` makes a submit before hydration a no-op: typed
 * text is neither lost nor put into the address.
 */
export function BookingForm({ headingLevel = 3, ...facts }: BookingFormProps) {
  const { variant } = facts;
  const bookingForm = useBookingForm(facts);
  const { state, dispatch, clinicPhone } = bookingForm;
  const formRef = useRef<HTMLFormElement>(null);
  const errorCount = useRef<HTMLDivElement>(null);
  const sending = useSending(variant);
  const { isSending, outcome } = sending;
  useBookingDraft({ formRef, bookingForm, isSending });
  const last = useLastBooking();
  const lastBooking = last?.variant === variant ? last : undefined;
  const isFolded = lastBooking !== undefined && !state.isOpen;

  // A draft restored after the outcome lacks the booking already.
  const [earlier] = useState(outcome);
  useLayoutEffect(() => {
    if (!outcome?.isBooked || outcome === earlier) return;
    dispatch({ type: 'booked', answers: loadDraft(variant) });
  }, [outcome, earlier, dispatch, variant]);

  useEffect(() => void warmUpBooking(), []);

  return (
    <BookingFormContext value={bookingForm}>
      <form
        ref={formRef}
        tabIndex={-1}
        className={styles.card}
        aria-label={messages.bookAnAppointment}
        // Hides the 'Book Now' bar of small screens.
        data-hides-booking-bar
        method="dialog"
        noValidate
        onSubmit={useSubmit({ errorCount, bookingForm, sending })}
      >
        <WithoutScript title={messages.pleaseBookByPhone} phone={clinicPhone} />
        <div className="script-only">
          <BookingDone {...{ headingLevel, sending, lastBooking, isFolded }} />
          <PrefillNotice formRef={formRef} isSent={isSending || lastBooking !== undefined} />
          <div hidden={isFolded}>
            <ErrorCount ref={errorCount} />
            <AppointmentFields />
            <OwnerFields />
            {/* India's DPDP Act, section 5, asks for the notice before anything is sent. */}
            <p className={`small ${styles.notice}`}>
              {messages.whatItIsFor} <SiteLink href={paths.privacy}>{messages.privacy}</SiteLink>
            </p>
            <BookingSubmit sending={sending} />
            <div className="above-3">
              <AlreadyBooked phone={clinicPhone} />
            </div>
          </div>
        </div>
      </form>
    </BookingFormContext>
  );
}
