import { CallLabel } from '#src/components/PhoneNumber.tsx';
import { ToolLink } from '#src/components/ToolButton.tsx';
import { myPet, typeName } from '#src/domain/bookingNames.ts';
import { type Phone, whatsAppMessage } from '#src/domain/contactLinks.ts';
import { formatTime } from '#src/domain/time/clock.ts';
import * as messages from '#src/features/booking/form/messages.tsx';
import { dayInFull } from '#src/features/booking/form/rules/bookingDays.ts';
import type { LastBooking } from '#src/features/booking/shared/lastBooking.ts';

interface AskToChangeProps {
  booking: LastBooking;
  phone: Phone;
}

/** Asks the clinic for a change, by WhatsApp if its number has it, otherwise by phone. */
export function AskToChange({ booking, phone }: AskToChangeProps) {
  if (!phone.whatsApp)
    return (
      <ToolLink icon="Phone" href={phone.href}>
        {messages.callToChange(<span translate="no">{phone.display}</span>)}
      </ToolLink>
    );
  return (
    <>
      <ToolLink
        icon="MessageCircle"
        href={whatsAppMessage(phone.number, messageFor(booking)).href}
        newTab
      >
        {messages.askToChange}
      </ToolLink>
      <ToolLink icon="Phone" href={phone.href}>
        <CallLabel {...phone} />
      </ToolLink>
    </>
  );
}

function messageFor(booking: LastBooking): string {
  return messages.changeRequest({
    owner: booking.name,
    clinic: booking.clinicName,
    day: dayInFull(booking.appointmentDate),
    time: formatTime(booking.appointmentTime),
    type: typeName(booking.appointmentType),
    pet: myPet(booking.petType),
  });
}
