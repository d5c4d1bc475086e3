import { Button } from '#src/components/Button.tsx';
import { downloadFile } from '#src/components/downloadFile.ts';
import { Icon } from '#src/components/Icon.tsx';
import { mailDraft, type Phone, whatsAppDraft } from '#src/domain/contactLinks.ts';
import { icsFile } from './icsFile.ts';
import { Cluster } from '#src/components/Stack.tsx';
import { petName, typeName } from '#src/domain/visitNames.ts';
import { AskToChange } from './AskToChange.tsx';
import * as messages from './confirmationMessages.tsx';
import { slotMinutes } from './slots.ts';
import { askMessage, type LastBooking } from './lastBooking.ts';
import styles from './Confirmation.module.css';

export interface ConfirmationActionsProps {
  booking: LastBooking;
  /** What the clinic that was booked is called for short, and its number. */
  area: string;
  phone: Phone;
  /** The business's e-mail address. */
  email: string;
  /** What to do before the visit. */
  before: readonly string[];
  /** The brand's name, for the calendar's file. */
  provider: string;
  /** The clinic's IANA time zone. */
  timeZone: string;
}

/** What can be done with a confirmation. */
export function ConfirmationActions(visit: ConfirmationActionsProps) {
  const { booking, phone, email } = visit;
  return (
    <Cluster gap={3} className={`above-5 ${styles.actions}`}>
      <Button size="compact" onClick={() => saveCalendarFile(visit)}>
        <Icon icon="CalendarPlus" /> {messages.addToCalendar}
      </Button>
      <AskToChange visit={booking} phone={phone} email={email} />
    </Cluster>
  );
}

function saveCalendarFile(visit: ConfirmationActionsProps) {
  const { booking, provider, timeZone } = visit;
  const text = icsFile(
    {
      uid: `${booking.id}@${window.location.hostname}`,
      start: booking,
      timeZone,
      provider,
      minutes: slotMinutes,
      title: messages.typeWithPet(typeName(booking.appointmentType), petName(booking.petType)),
      place: booking.clinic,
      ...calendarNotes(visit),
    },
    new Date(),
  );
  downloadFile('appointment.ics', new Blob([text], { type: 'text/calendar;charset=utf-8' }));
}

/** For a day when the site is not open: that the visit is not fixed, what to do before it, and how to ask for a change. */
function calendarNotes({ booking, area, phone, email, before }: ConfirmationActionsProps) {
  const { subject, text } = askMessage(booking);
  const whatsApp = phone.whatsApp ? whatsAppDraft(phone.href, text).href : undefined;
  const mail = mailDraft({ to: email, subject, body: text });
  const notes = [
    messages.notFixedUntil(area),
    ...before,
    '',
    messages.askToChange,
    messages.call(phone.display),
    ...(whatsApp ? [messages.byWhatsApp(whatsApp)] : []),
    ...(mail ? [messages.byEmail(mail.href)] : []),
  ].join('\n');
  return { notes, url: whatsApp ?? phone.href };
}
