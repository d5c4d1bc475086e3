import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { config } from '#src/config/env.ts';
import { petName, typeName } from '#src/domain/bookingNames.ts';
import type { Phone } from '#src/domain/contactLinks.ts';
import * as messages from '#src/features/booking/form/messages.tsx';
import { slotMinutes } from '#src/features/booking/form/rules/slots.ts';
import type { LastBooking } from '#src/features/booking/shared/lastBooking.ts';
import { downloadFile } from '#src/platform/downloadFile.ts';
import { icsFile } from './icsFile.ts';

interface AddToCalendarProps {
  booking: LastBooking;
  area: string;
  phone: Phone;
  address: string | undefined;
  preparation: readonly string[];
}

export function AddToCalendar(props: AddToCalendarProps) {
  return (
    <Button size="compact" onClick={() => saveCalendarFile(props)}>
      <Icon icon="CalendarPlus" /> {messages.addToCalendar}
    </Button>
  );
}

function saveCalendarFile({ booking, area, phone, address, preparation }: AddToCalendarProps) {
  const { appointmentDate: date, appointmentTime: time, location } = booking;
  const { appointmentType, petType } = booking;
  const text = icsFile(
    {
      // The same booking has the same id, so that a calendar adds it once.
      uid: [date, time, location, appointmentType, petType].join('-').replace(/\W+/g, '-'),
      host: window.location.hostname,
      start: { date, time },
      timeZone: config.clinicTimeZone,
      minutes: slotMinutes,
      title: `${typeName(appointmentType)} (${petName(petType)})`,
      location: [booking.clinicName, address].filter(Boolean).join(', '),
      description: [messages.notFixedUntil(area, phone.display), ...preparation].join(' · '),
    },
    new Date(),
  );
  downloadFile('appointment.ics', new Blob([text], { type: 'text/calendar;charset=utf-8' }));
}
