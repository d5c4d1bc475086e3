import { useRef } from 'react';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { WithoutScript } from '#src/components/fields/WithoutScript.tsx';
import { paths } from '#src/config/paths.ts';
import type { BookingPayload } from '#src/domain/types.ts';
import { AlreadyBooked } from './confirmation/AlreadyBooked.tsx';
import {
  type BookingFacts,
  BookingProvider,
  useBooking,
  useBookingState,
  useKnownStore,
} from './BookingContext.tsx';
import { BookingDone } from './BookingDone.tsx';
import { BookingNotes } from './draft/BookingNotes.tsx';
import { BookingSubmit } from './sending/BookingSubmit.tsx';
import type { ConfirmationPictures } from './confirmation/Confirmation.tsx';
import { useLastBookings } from './confirmation/lastBooking.ts';
import * as messages from './messages.tsx';
import { OwnerFields } from './fields/OwnerFields.tsx';
import { Problems } from './fields/Problems.tsx';
import { useBookingDraft } from './draft/useBookingDraft.ts';
import { useBookingEnd } from './sending/useBookingEnd.ts';
import { useSending } from './sending/useSending.ts';
import { useSubmit } from './sending/useSubmit.ts';
import { VisitFields } from './fields/VisitFields.tsx';
import styles from './BookingForm.module.css';

interface CardProps extends ConfirmationPictures {
  /** The level of the headings in the form: one below the heading above it. */
  headingLevel?: 2 | 3;
  /** Sends the booking; rejects where it was not accepted. */
  book: (payload: BookingPayload) => Promise<void>;
}

/**
 * The booking form (docs/product.md, sections 4, 5, 8 and 9). It calls nothing itself: the clinics, the call and the clock are
 * given.
 */
export function BookingForm({ headingLevel, book, door, pictures, ...facts }: BookingFormProps) {
  return (
    <BookingProvider facts={facts}>
      <Card {...{ headingLevel, book, door, pictures }} />
    </BookingProvider>
  );
}

type BookingFormProps = BookingFacts & CardProps;

/**
 * The method is `dialog`: before the script has loaded a submit does nothing, so that nobody's details land in the address bar
 * and nothing typed is lost.
 */
function Card({ headingLevel = 3, book, ...pictures }: CardProps) {
  const { variant } = useBooking();
  const { phone } = useKnownStore();
  const form = useRef<HTMLFormElement>(null);
  const count = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const confirmation = useRef<HTMLElement>(null);
  const sending = useSending(variant);
  useBookingDraft({ form, isSending: sending.isSending });
  useBookingEnd(sending.end, { form, outcome, confirmation });
  const lastBooking = useLastBookings()[variant];
  const isFolded = useBookingState((state) => !state.isUnfolded) && lastBooking !== undefined;
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
          {...{ headingLevel, sending, lastBooking, isFolded, ...pictures }}
          ref={confirmation}
        />
        <BookingNotes form={form} isSent={sending.isSending || lastBooking !== undefined} />
        <div hidden={isFolded}>
          <Problems ref={count} />
          <VisitFields />
          <OwnerFields />
          {/* Above the button: the law asks for it before anything is sent (India's DPDP Act, section 5). */}
          <p className={`small ${styles.notice}`}>
            {messages.whatItIsFor} <SiteLink href={paths.privacy}>{messages.privacy}</SiteLink>
          </p>
          <BookingSubmit ref={outcome} sending={sending} />
          <div className="above-3">
            <AlreadyBooked phone={phone} />
          </div>
        </div>
      </div>
    </form>
  );
}
