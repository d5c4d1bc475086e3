import { ButtonLink } from '#src/components/Button.tsx';
import { CallLabel } from '#src/components/CallLabel.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Cluster } from '#src/components/Stack.tsx';
import { ToolLink } from '#src/components/ToolButton.tsx';
import { contactLinksOf } from '#src/features/requests/requestContact.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import styles from './ContactButtons.module.css';

interface ContactButtonsProps {
  request: AppointmentRequest;
}

/** The ways to answer the owner that the record offers, the words ready. */
export function ContactButtons({ request }: ContactButtonsProps) {
  const { call, whatsApp, mail } = contactLinksOf(request);
  return (
    <Cluster gap={3} className={`screen-only ${styles.contact}`}>
      {call && (
        <ButtonLink size="compact" href={call}>
          <Icon icon="Phone" />
          <CallLabel number={request.mobileNumber} />
        </ButtonLink>
      )}
      {whatsApp && (
        <ToolLink icon="MessageCircle" href={whatsApp} newTab>
          WhatsApp
        </ToolLink>
      )}
      {mail && (
        <ToolLink icon="Mail" href={mail}>
          Write an e-mail
        </ToolLink>
      )}
    </Cluster>
  );
}
