import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { WithoutScript } from '#src/components/WithoutScript.tsx';
import { paths } from '#src/config/paths.ts';
import type { BookingPayload } from '#src/domain/types.ts';
import { AlreadyBooked } from './AlreadyBooked.tsx';
import { BookingContext, useBooking, useBookingState, useKnownStore } from './bookingContext.ts';
import { BookingDone } from './BookingDone.tsx';
import { BookingNotes } from './BookingNotes.tsx';
import type { BookingPrefill } from './bookingPrefill.ts';
import { BookingSubmit } from './BookingSubmit.tsx';
import type { ConfirmationPictures } from './Confirmation.tsx';
import { useLastBookings } from './lastBooking.ts';
import * as messages from './messages.tsx';
import { OwnerFields } from './OwnerFields.tsx';
import { Problems } from './Problems.tsx';
import { useSending } from './useSending.ts';
import { useBookingDraft } from './useBookingDraft.ts';
import { useBookingEnd } from './useBookingEnd.ts';
import { type NewBooking, useNewBooking } from './useNewBooking.ts';
import { useSubmit } from './useSubmit.ts';
import { VisitFields } from './VisitFields.tsx';
import styles from './BookingForm.module.css';

interface BookingFormProps extends NewBooking, ConfirmationPictures {
  /** The level of the headings in the form: one below the heading above it. */
  headingLevel?: 2 | 3;
  /** Answers given elsewhere on the page; each new object is filled in once. */
  prefill?: BookingPrefill | undefined;
  /** Sends the booking; rejects where it was not accepted. */
  book: (payload: BookingPayload) => Promise<void>;
}

/**
 * The booking form (docs/product.md, sections 4, 5, 8 and 9). It calls nothing itself: the clinics, the call and the clock are
 * given.
 */
export function BookingForm(props: BookingFormProps) {
  return (
    <BookingContext value={useNewBooking(props)}>
      <Card {...props} />
    </BookingContext>
  );
}

/**
 * The method is `dialog`: before the script has loaded a submit does nothing, so that nobody's details land in the address bar
 * and nothing typed is lost.
 */
function Card({ headingLevel = 3, prefill, book, door, pictures }: BookingFormProps) {
  const { variant, dispatch } = useBooking();
  const { phone } = useKnownStore();
  const form = useRef<HTMLFormElement>(null);
  const count = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const confirmation = useRef<HTMLElement>(null);
  const anotherTitle = useRef<HTMLHeadingElement>(null);
  const sending = useSending(variant);
  useBookingDraft({ form, isSending: sending.isSending });
  useBookingEnd(sending.end, { form, outcome, confirmation });
  const lastBooking = useLastBookings()[variant];
  const isUnfolded = useBookingState((state) => state.isUnfolded);
  const isFolded = lastBooking !== undefined && !isUnfolded;
  const Heading = `h${headingLevel}` as const;

  function bookAnother() {
    const { name = '', mobileNumber = '', email = '' } = lastBooking ?? {};
    flushSync(() => dispatch({ type: 'again', owner: { name, mobileNumber, email } }));
    // The form replaces the pressed button.
    anotherTitle.current?.focus({ preventScroll: true });
  }

  return (
    <form
      ref={form}
      tabIndex={-1}
      className={styles.card}
      aria-label={messages.bookAnAppointment}
      // The 'Book Now' bar of small screens stays away while this is in view.
      data-hides-booking-bar
      method="dialog"
      noValidate
      onSubmit={useSubmit({ form, count, sending, book })}
    >
      <WithoutScript title={messages.pleaseBookByPhone} phone={phone} />
      <div className="script-only">
        <BookingDone
          {...{ door, pictures, headingLevel, sending, lastBooking }}
          bookAnother={isFolded ? bookAnother : undefined}
          ref={confirmation}
        />
        <BookingNotes
          {...{ form, prefill }}
          isSent={sending.isSending || lastBooking !== undefined}
        />
        <div hidden={isFolded}>
          {lastBooking && (
            <Heading ref={anotherTitle} tabIndex={-1} className={`h3 ${styles.another}`}>
              {messages.bookForAnotherPet}
            </Heading>
          )}
          <Problems ref={count} />
          <VisitFields />
          <OwnerFields />
          <PrivacyNotice />
          <BookingSubmit ref={outcome} sending={sending} />
          <div className="above-5">
            <AlreadyBooked phone={phone} />
          </div>
        </div>
      </div>
    </form>
  );
}

/** Above the button: the law asks for the notice before anything is sent (India's DPDP Act, section 5). */
function PrivacyNotice() {
  return (
    <p className={`small ${styles.notice}`}>
      {messages.whatItIsFor} <SiteLink href={paths.privacy}>{messages.privacy}</SiteLink>
    </p>
  );
}
