import { CallLabel } from '#src/components/CallLabel.tsx';
import { ToolLink } from '#src/components/ToolButton.tsx';
import { formatTime } from '#src/domain/time/clock.ts';
import { type Phone, whatsAppDraft } from '#src/domain/contactLinks.ts';
import { myPet, typeName } from '#src/domain/visitNames.ts';
import * as messages from './askMessages.tsx';
import { visitDay } from './visitDay.ts';
import type { LastBooking } from './lastBooking.ts';

interface AskToChangeProps {
  booking: LastBooking;
  /** The clinic's. */
  phone: Phone;
}

/** Asks the clinic for a change: by a message with the visit in it, where its number takes WhatsApp, or by a call. */
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
        href={whatsAppDraft(phone.href, askMessage(booking)).href}
        newTab
      >
        {messages.askToChange}
      </ToolLink>
      <ToolLink icon="Phone" href={phone.href}>
        <CallLabel number={phone.display} />
      </ToolLink>
    </>
  );
}

function askMessage({ name, clinic, time, appointmentType, petType, ...on }: LastBooking): string {
  return [
    messages.askOpening,
    '',
    messages.askName(name),
    messages.askClinic(clinic),
    messages.askTime(visitDay(on), formatTime(time)),
    messages.askFor(typeName(appointmentType), myPet(petType)),
    '',
    messages.askInstead,
  ].join('\n');
}
