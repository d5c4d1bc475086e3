import * as common from '#src/components/messages.tsx';
import { CallLabel } from '#src/components/PhoneNumber.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { type Phone, whatsAppMessage } from '#src/domain/contactLinks.ts';
import * as messages from './outcomeMessages.tsx';

interface AlreadyBookedProps {
  phone: Phone;
}

/** How to change or cancel an earlier booking, perhaps made on another device. */
export function AlreadyBooked({ phone }: AlreadyBookedProps) {
  return (
    <p className="small">
      {phone.whatsApp ? (
        <span key="message">{messages.alreadyBooked(<WhatsApp phone={phone} />)}</span>
      ) : (
        <span key="call">{messages.alreadyBookedByPhone}</span>
      )}{' '}
      <SiteLink href={phone.href} className="whole">
        <CallLabel {...phone} />
      </SiteLink>
    </p>
  );
}

function WhatsApp({ phone }: AlreadyBookedProps) {
  return (
    <SiteLink href={whatsAppMessage(phone.number, messages.emptyChangeRequest).href} newTab>
      <span translate="no">{messages.whatsApp}</span>
      <span className="visually-hidden">{` ${common.opensInNewTab}`}</span>
    </SiteLink>
  );
}
