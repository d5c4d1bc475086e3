import type { AppointmentRequest } from '#src/api/appointments.ts';
import { ButtonLink } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Cluster } from '#src/components/layout/Stack.tsx';
import { ToolLink } from '#src/components/ToolButton.tsx';
import { contactLinksOf } from './requestContact.ts';
import styles from './RequestDrawer.module.css';

export function ContactButtons({ request }: { request: AppointmentRequest }) {
  const { phone, whatsApp, mail } = contactLinksOf(request);
  if (!phone && !whatsApp && !mail) return null;
  return (
    <Cluster gap={2} align="stretch" className={`numeric ${styles.contact}`}>
      {phone && (
        <ButtonLink size="compact" href={phone}>
          <Icon icon="Phone" />
          <span>
            Call{' '}
            <span className={styles.number} translate="no">
              {request.mobileNumber}
            </span>
          </span>
        </ButtonLink>
      )}
      {whatsApp && (
        <ToolLink icon="MessageCircle" href={whatsApp} newTab>
          WhatsApp
        </ToolLink>
      )}
      {mail && (
        <ToolLink icon="Mail" href={mail}>
          Mail
        </ToolLink>
      )}
    </Cluster>
  );
}
