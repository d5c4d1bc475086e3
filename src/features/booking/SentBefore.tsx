import { SiteLink } from '#src/components/SiteLink.tsx';
import { StatusNote } from '#src/components/StatusNote.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { clinicNow, formatDate, formatTime } from '#src/domain/clock.ts';
import type { Phone } from '#src/domain/contactLinks.ts';
import { AskToChange } from './AskToChange.tsx';
import { dayOf } from './lastBooking.ts';
import type { SentBooking } from './sentBookings.ts';
import type { BookingFormState } from './useBookingForm.ts';
import styles from './BookingForm.module.css';

const unknown = { name: '', clinic: '', appointmentType: '', petType: '' };

interface SentBeforeProps {
  phone: Phone;
  state: Pick<BookingFormState, 'sentBefore' | 'filledIn' | 'sendAgain' | 'setup' | 'variant'>;
}

/** Says that this browser has sent the same booking before, and offers to send it once more. */
export function SentBefore({ phone, state }: SentBeforeProps) {
  const { note, asked, close } = state.sentBefore;
  const isBooked = asked?.state === 'booked';
  const isDesk = state.variant === 'by-phone';
  /** The form holds it, and with it what the record lacks. */
  const isFilledIn = asked?.id === state.filledIn.id;
  return (
    <div ref={note} tabIndex={-1} className={`focus-target ${styles.sentBefore}`}>
      <StatusNote message={asked && messageFor(asked)}>
        {isBooked && <p key="booked">A second one is sent only if you ask for it.</p>}
        {!isBooked && isDesk && (
          <p key="desk">
            Load the list again to see whether it is there. It is sent again only if you ask for it.
          </p>
        )}
        {!isBooked && !isDesk && (
          <p key="unanswered">
            <span>Call</span> <SiteLink href={phone.href}>{phone.display}</SiteLink>{' '}
            <span>to ask. It is sent again only if you ask for it.</span>
          </p>
        )}
        {isFilledIn && (
          <ToolButton onClick={state.sendAgain}>
            {isBooked ? 'Book it again' : 'Send it again'}
          </ToolButton>
        )}
        {asked && !isDesk && (
          <AskToChange
            visit={isFilledIn ? state.filledIn : { ...unknown, ...asked }}
            phone={phone}
            email={state.setup.email}
          />
        )}
        <ToolButton passesFocus onClick={close}>
          Close
        </ToolButton>
      </StatusNote>
    </div>
  );
}

function messageFor({ state, at, date, time }: SentBooking): string {
  // The person's own clock, not the clinic's: it says when they pressed.
  const sent = clinicNow(new Date(at), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const which = `Your booking for ${dayOf({ date })}, ${formatTime(time)}`;
  const when = `on ${formatDate(sent.date)} at ${formatTime(sent.time)}`;
  return state === 'booked'
    ? `${which} has been accepted already. It was sent ${when}.`
    : `${which} was sent ${when}, and no answer has come: it may or may not have arrived.`;
}
