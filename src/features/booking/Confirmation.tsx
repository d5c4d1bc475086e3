import { CalendarPlus, Printer } from 'lucide';
import { useId } from 'react';
import { Button } from '#src/components/Button.tsx';
import { downloadFile } from '#src/components/downloadFile.ts';
import { Icon } from '#src/components/Icon.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { icsFile } from '#src/domain/icsFile.ts';
import { formatDate, formatTime, weekdayOf } from '#src/domain/clock.ts';
import type { LastBooking } from './lastBooking.ts';
import styles from './Confirmation.module.css';

/** What the confirmation says about the clinic. */
export interface ConfirmationText {
  /** What happens after the booking, in a sentence or two. */
  next: string;
  phone: { display: string; href: string };
  /** The brand's name, for the calendar's file. */
  provider: string;
  /** The clinic's IANA zone; without one the visitor's own. */
  timeZone?: string | undefined;
  /** Of the title: one below the heading above the form. */
  headingLevel: 2 | 3;
}

interface ConfirmationProps extends ConfirmationText {
  booking: LastBooking;
  onPutAway: () => void;
}

/** What was booked, to keep: on paper, in the calendar, or here for as long as the tab is open. */
export function Confirmation(props: ConfirmationProps) {
  const { booking, next, phone, provider, timeZone, headingLevel, onPutAway } = props;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const rows = [
    ['Where', booking.clinic],
    ['What', booking.appointmentType],
    ['For', booking.petType],
    ['When', `${weekdayOf(booking.date)} ${formatDate(booking.date)}, ${formatTime(booking.time)}`],
    ...(timeZone ? [['Clock', `The clinic’s time (${timeZone})`]] : []),
  ];

  function addToCalendar() {
    const text = icsFile(
      {
        uid: `${booking.id}@${window.location.hostname}`,
        start: booking,
        timeZone,
        provider,
        title: `${booking.appointmentType} (${booking.petType})`,
        place: booking.clinic,
        notes: `${next}\n${phone.display}`,
      },
      new Date(),
    );
    downloadFile('appointment.ics', new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  }

  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <Heading id={titleId} className={styles.title}>
        What you asked for
      </Heading>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.next}>
        {next} Something changed? Call <SiteLink href={phone.href}>{phone.display}</SiteLink>.
      </p>
      <div className={styles.actions}>
        <Button size="compact" onClick={addToCalendar}>
          <Icon icon={CalendarPlus} /> Add to calendar
        </Button>
        <Button kind="secondary" size="compact" onClick={() => window.print()}>
          <Icon icon={Printer} /> Print
        </Button>
        <Button kind="secondary" size="compact" onClick={onPutAway}>
          Put away
        </Button>
      </div>
    </section>
  );
}
