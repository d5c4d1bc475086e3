import { ButtonLink } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { ToolLink } from '#src/components/ToolButton.tsx';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { contactLinksOf } from './requestContact.ts';
import styles from './RequestDrawer.module.css';

/** The ways to answer the owner that the record offers, the words ready. */
export function ContactButtons({ request }: { request: AppointmentRequest }) {
  const { call, whatsApp, mail } = contactLinksOf(request);
  if (!call && !whatsApp && !mail) return null;
  return (
    <div className={`numeric ${styles.contact}`}>
      {call && (
        <ButtonLink size="compact" href={call}>
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
    </div>
  );
}
