import { Button } from '#src/components/Button.tsx';
import { downloadFile } from '#src/components/downloadFile.ts';
import { Icon } from '#src/components/Icon.tsx';
import { icsFile } from '#src/domain/icsFile.ts';
import { Cluster } from '#src/components/Stack.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { type LastBooking, sharedText } from './lastBooking.ts';
import { ShareButton } from './ShareButton.tsx';
import styles from './Confirmation.module.css';

export interface ConfirmationActionsProps {
  booking: LastBooking;
  /** What happens after the booking, in a sentence or two. */
  next: string;
  /** The number of the clinic that was booked. */
  phone: { display: string; href: string };
  /** The brand's name, for the calendar's file. */
  provider: string;
  /** The clinic's IANA time zone. */
  timeZone: string;
  /** How long a visit is, in an owner's calendar. */
  slotMinutes: number;
  onClose: () => void;
}

/** What can be done with a confirmation. */
export function ConfirmationActions({ onClose, ...visit }: ConfirmationActionsProps) {
  const { booking, provider, phone } = visit;
  return (
    <Cluster gap={3} className={`screen-only ${styles.actions}`}>
      <Button size="compact" onClick={() => saveCalendarFile(visit)}>
        <Icon icon="CalendarPlus" /> Add to calendar
      </Button>
      <ToolButton icon="Printer" onClick={() => window.print()}>
        Print
      </ToolButton>
      <ShareButton title={provider} text={sharedText(booking, provider, phone.display)} />
      <ToolButton icon="X" onClick={onClose}>
        Close
      </ToolButton>
    </Cluster>
  );
}

type Visit = Omit<ConfirmationActionsProps, 'onClose'> & { booking: LastBooking };

function saveCalendarFile({ booking, next, phone, provider, timeZone, slotMinutes }: Visit) {
  const text = icsFile(
    {
      uid: `${booking.id}@${window.location.hostname}`,
      start: booking,
      timeZone,
      provider,
      minutes: slotMinutes,
      title: `${booking.appointmentType}${booking.petType && ` (${booking.petType})`}`,
      place: booking.clinic,
      notes: `${next}\n${phone.display}`,
    },
    new Date(),
  );
  downloadFile('appointment.ics', new Blob([text], { type: 'text/calendar;charset=utf-8' }));
}
