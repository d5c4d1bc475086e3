import { SiteLink } from '#src/components/SiteLink.tsx';
import { StatusNote } from '#src/components/StatusNote.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { clinicNow, formatDate, formatTime } from '#src/domain/clock.ts';
import type { Phone } from '#src/domain/contactLinks.ts';
import { AskToChange } from './AskToChange.tsx';
import { dayOf } from './lastBooking.ts';
import * as messages from './messages.tsx';
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
        {isBooked && <p key="booked">{messages.secondOnlyIfAsked}</p>}
        {!isBooked && isDesk && <p key="desk">{messages.loadToSee}</p>}
        {!isBooked && !isDesk && (
          <p key="unanswered">
            {messages.callToAsk(<SiteLink href={phone.href}>{phone.display}</SiteLink>)}
          </p>
        )}
        {isFilledIn && (
          <ToolButton onClick={state.sendAgain}>
            {isBooked ? messages.bookItAgain : messages.sendItAgain}
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
          {messages.close}
        </ToolButton>
      </StatusNote>
    </div>
  );
}

function messageFor({ state, at, date, time }: SentBooking): string {
  // The person's own clock, not the clinic's: it says when they pressed.
  const sent = clinicNow(new Date(at), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const say = state === 'booked' ? messages.acceptedAlready : messages.sentWithoutAnswer;
  return say(dayOf({ date }), formatTime(time), formatDate(sent.date), formatTime(sent.time));
}
