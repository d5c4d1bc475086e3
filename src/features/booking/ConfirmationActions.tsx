import { Button } from '#src/components/Button.tsx';
import { downloadFile } from '#src/components/downloadFile.ts';
import { Icon } from '#src/components/Icon.tsx';
import { mailDraft, type Phone, whatsAppDraft } from '#src/domain/contactLinks.ts';
import { icsFile } from '#src/domain/icsFile.ts';
import { Cluster } from '#src/components/Stack.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { petName, typeName } from '#src/domain/visitNames.ts';
import { AskToChange } from './AskToChange.tsx';
import * as messages from './confirmationMessages.tsx';
import { askMessage, type LastBooking, sharedText } from './lastBooking.ts';
import { ShareButton } from './ShareButton.tsx';
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
  /** How long a visit is, in an owner's calendar. */
  slotMinutes: number;
  /** The visit's time has come: there is nothing left to put into a calendar or to share. */
  isPast: boolean;
  onClose: () => void;
}

/** What can be done with a confirmation. */
export function ConfirmationActions({ onClose, isPast, ...visit }: ConfirmationActionsProps) {
  const { booking, provider, phone, email } = visit;
  return (
    <Cluster gap={3} className={`screen-only above-5 ${styles.actions}`}>
      {!isPast && (
        <Button size="compact" onClick={() => saveCalendarFile(visit)}>
          <Icon icon="CalendarPlus" /> {messages.addToCalendar}
        </Button>
      )}
      <AskToChange visit={booking} phone={phone} email={email} />
      <ToolButton icon="Printer" onClick={() => window.print()}>
        {messages.print}
      </ToolButton>
      {!isPast && (
        <ShareButton title={provider} text={sharedText(booking, provider, phone.display)} />
      )}
      <ToolButton icon="X" onClick={onClose}>
        {messages.close}
      </ToolButton>
    </Cluster>
  );
}

type Visit = Omit<ConfirmationActionsProps, 'onClose' | 'isPast'>;

function saveCalendarFile(visit: Visit) {
  const { booking, provider, timeZone, slotMinutes } = visit;
  const type = typeName(booking.appointmentType);
  const text = icsFile(
    {
      uid: `${booking.id}@${window.location.hostname}`,
      start: booking,
      timeZone,
      provider,
      minutes: slotMinutes,
      title: booking.petType ? messages.typeWithPet(type, petName(booking.petType)) : type,
      place: booking.clinic,
      ...calendarNotes(visit),
    },
    new Date(),
  );
  downloadFile('appointment.ics', new Blob([text], { type: 'text/calendar;charset=utf-8' }));
}

/** For a day when the site is not open: that the visit is not fixed, what to do before it, and how to ask for a change. */
function calendarNotes({ booking, area, phone, email, before }: Visit) {
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
