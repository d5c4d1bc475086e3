import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#src/components/Button.tsx';
import { Alert } from '#src/components/notices/Alert.tsx';
import type { LastBooking } from '#src/features/booking/shared/lastBooking.ts';
import * as outcomes from '#src/features/booking/shared/outcomeMessages.tsx';
import { useBookingFormValue } from './BookingFormContext.tsx';
import { Confirmation } from './confirmation/Confirmation.tsx';
import * as messages from './messages.tsx';
import styles from './BookingCard.module.css';

interface BookingDoneProps {
  headingLevel: 2 | 3;
  lastBooking: LastBooking | undefined;
  /** Whether the fields are shown. */
  isOpen: boolean;
}

/** The confirmation, and the way to the next booking. */
export function BookingDone({ headingLevel, lastBooking, isOpen }: BookingDoneProps) {
  const { state, dispatch, sending } = useBookingFormValue();
  const { outcome, isSending, dismiss } = sending;
  const isBooked = outcome?.isBooked === true;
  const confirmation = useRef<HTMLElement>(null);
  const another = useRef<HTMLHeadingElement>(null);
  const Heading = `h${headingLevel}` as const;

  const showConfirmation = useEffectEvent(() => {
    const card = confirmation.current?.closest('form');
    const { activeElement, body } = document;
    // Keeps the focus in a search or menu that was opened meanwhile.
    if (activeElement === body || card?.contains(activeElement))
      confirmation.current?.focus({ preventScroll: true });
    const { top = 0, bottom = 0 } = card?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > window.innerHeight) card?.scrollIntoView({ behavior: 'instant' });
  });

  useEffect(() => {
    if (isBooked) showConfirmation();
  }, [isBooked]);

  function bookAnother() {
    const { name = '', mobileNumber = '', email = '', location = '' } = lastBooking ?? {};
    flushSync(() => dispatch({ type: 'reopened', owner: { name, mobileNumber, email, location } }));
    // The heading takes the place of the pressed button.
    another.current?.focus({ preventScroll: true });
  }

  return (
    <>
      {/* Mounted while sending, so that screen readers announce the message. */}
      {(isBooked || isSending) && (
        <Alert
          kind="success"
          message={isBooked ? outcomes.booked : undefined}
          onDismiss={dismiss}
          className={styles.alert}
        >
          {state.hasLaterChanges && <p>{messages.changedWhileSending}</p>}
        </Alert>
      )}
      {/* Hidden beside a failure: it would look like the confirmation of the failed booking. */}
      {lastBooking && outcome?.isBooked !== false && (
        <Confirmation ref={confirmation} booking={lastBooking} headingLevel={headingLevel} />
      )}
      {!isOpen && (
        <Button kind="secondary" wide onClick={bookAnother}>
          {messages.bookForAnotherPet}
        </Button>
      )}
      {lastBooking && isOpen && (
        <Heading ref={another} tabIndex={-1} className={`h3 ${styles.another}`}>
          {messages.bookForAnotherPet}
        </Heading>
      )}
    </>
  );
}
