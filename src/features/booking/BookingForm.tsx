import { useEffect, useRef } from 'react';
import { warmUpBooking } from '#src/api/warmUp.ts';
import { NoScriptNotice } from '#src/components/fields/NoScriptNotice.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { paths } from '#src/config/paths.ts';
import { BookingDone } from './form/BookingDone.tsx';
import { BookingFormContext } from './form/BookingFormContext.tsx';
import { PrefillNotice } from './form/draft/PrefillNotice.tsx';
import { useBookingDraft } from './form/draft/useBookingDraft.ts';
import { useBookingLink } from './form/draft/useBookingLink.ts';
import { useHandOver } from './form/draft/useHandOver.ts';
import { AppointmentFields } from './form/fields/AppointmentFields.tsx';
import { ErrorCount } from './form/fields/ErrorCount.tsx';
import { OwnerFields } from './form/fields/OwnerFields.tsx';
import * as messages from './form/messages.tsx';
import { BookingSubmit } from './form/sending/BookingSubmit.tsx';
import { useSubmit } from './form/sending/useSubmit.ts';
import { type BookingFormOptions, useBookingForm } from './form/useBookingForm.ts';
import { AlreadyBooked } from './shared/AlreadyBooked.tsx';
import { useLastBooking } from './shared/lastBooking.ts';
import styles from './BookingForm.module.css';

export interface BookingFormProps extends BookingFormOptions {
  /** The anchor of the form's section. */
  anchor?: string;
  /** The level of the headings in the form: one below the heading above it. */
  headingLevel?: 2 | 3;
}

/**
 * The booking form (docs/product.md, sections 4, 5, 8 and 9). Method `dialog` makes a submit before hydration a no-op: typed
 * text is neither lost nor put into the address.
 */
export function BookingForm({ anchor, headingLevel = 3, ...options }: BookingFormProps) {
  const { variant } = options;
  const bookingForm = useBookingForm(options);
  const { state, sending, clinicPhone } = bookingForm;
  const formRef = useRef<HTMLFormElement>(null);
  const errorCount = useRef<HTMLDivElement>(null);
  useBookingDraft({ formRef, bookingForm });
  const notOffered = useBookingLink(bookingForm);
  const isHandedOver = useHandOver({ formRef, bookingForm });
  const last = useLastBooking();
  const lastBooking = last?.variant === variant ? last : undefined;
  const isOpen = !lastBooking || state.isOpen;

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
        onSubmit={useSubmit({ errorCount, anchor, bookingForm })}
      >
        <NoScriptNotice title={messages.pleaseBookByPhone} phone={clinicPhone} />
        <div className="script-only">
          <BookingDone headingLevel={headingLevel} lastBooking={lastBooking} isOpen={isOpen} />
          <PrefillNotice
            notOffered={notOffered}
            isHandedOver={isHandedOver && !sending.isSending && !lastBooking}
          />
          <div hidden={!isOpen}>
            <ErrorCount ref={errorCount} />
            <AppointmentFields />
            <OwnerFields />
            {/* India's DPDP Act, section 5, asks for the notice before anything is sent. */}
            <p className={`small ${styles.notice}`}>
              {messages.whatItIsFor} <SiteLink href={paths.privacy}>{messages.privacy}</SiteLink>
            </p>
            <BookingSubmit />
            <div className="above-3">
              <AlreadyBooked phone={clinicPhone} />
            </div>
          </div>
        </div>
      </form>
    </BookingFormContext>
  );
}
