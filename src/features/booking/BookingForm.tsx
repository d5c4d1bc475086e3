import { Icon } from '#src/components/Icon.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { Row } from '#src/components/Stack.tsx';
import { WithoutScript } from '#src/components/WithoutScript.tsx';
import { paths } from '#src/config/paths.ts';
import { AlreadyBooked } from './AlreadyBooked.tsx';
import { BookingDone } from './BookingDone.tsx';
import { BookingSubmit } from './BookingSubmit.tsx';
import type { ConfirmationPictures } from './Confirmation.tsx';
import * as messages from './messages.tsx';
import { OwnerFields } from './OwnerFields.tsx';
import { VisitFields } from './VisitFields.tsx';
import { useBookingForm, type BookingFormOptions } from './useBookingForm.ts';
import styles from './BookingForm.module.css';

interface BookingFormProps extends BookingFormOptions, ConfirmationPictures {
  /** The level of the headings in the form: one below the heading above it. */
  headingLevel?: 2 | 3;
  /** Says which answers of a booking link could not be filled in. */
  note?: string | undefined;
}

/**
 * The booking form (docs/product.md, sections 4, 5, 8 and 9). It calls nothing itself: the clinics, the call and the clock
 * are given.
 *
 * The method is `dialog`: before the script has loaded a submit does nothing, so that nobody's details land in the address bar
 * and nothing typed is lost.
 */
export function BookingForm(props: BookingFormProps) {
  const { headingLevel = 3, note, door, pictures, ...options } = props;
  const state = useBookingForm(options);
  const problems = state.errors.length;
  const Heading = `h${headingLevel}` as const;
  return (
    <form
      ref={state.form}
      tabIndex={-1}
      className={styles.card}
      aria-label={messages.bookAnAppointment}
      // The 'Book Now' bar of small screens stays away while this is in view.
      data-hides-booking-bar
      method="dialog"
      noValidate
      onSubmit={state.handleSubmit}
    >
      <WithoutScript title={messages.pleaseBookByPhone} phone={state.phone} />
      <div className="script-only">
        <BookingDone state={state} {...{ door, pictures, headingLevel }} phone={options.phone} />
        <div role="status">
          {note && <p className={styles.note}>{note}</p>}
          {state.isHandedOver && <p className={styles.note}>{messages.typedIsFilledIn}</p>}
        </div>
        <div hidden={state.isFolded}>
          {state.lastBooking && (
            <Heading ref={state.anotherTitle} tabIndex={-1} className={`h3 ${styles.another}`}>
              {messages.bookForAnotherPet}
            </Heading>
          )}
          <div ref={state.count} role="status">
            {problems > 0 && (
              <Row as="p" gap={2} className={`strong ${styles.problems}`}>
                <Icon icon="CircleAlert" />
                <span>{messages.problems(problems)}</span>
              </Row>
            )}
          </div>
          {problems === 0 && <p className={`small ${styles.every}`}>{messages.everyField}</p>}
          <VisitFields state={state} clinics={options.clinics} />
          <OwnerFields {...state} />
          <PrivacyNotice />
          <BookingSubmit state={state} clinics={options.clinics} />
          <div className="above-5">
            <AlreadyBooked phone={state.phone} />
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
