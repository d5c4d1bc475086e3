import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AppointmentRequest } from '#src/api/appointments.ts';
import { StandaloneLink } from '#src/components/SiteLink.tsx';
import { paths } from '#src/config/paths.ts';
import { isMobileNumber, normaliseMobileNumber } from '#src/domain/mobileNumber.ts';
import { requestFields } from '#src/features/requests/requestFields.ts';
import { keepScroll } from '#src/platform/scrollPosition.ts';
import styles from './RequestDrawer.module.css';

const { mobileNumber: mobile, email, managerPhone: manager } = requestFields;

export function ContactDetails({ request }: { request: AppointmentRequest }) {
  const { mobileNumber, managerPhone } = request;
  const number = normaliseMobileNumber(mobileNumber);
  const managerLink = manager.link?.(managerPhone);
  return (
    <div>
      <dl className={`numeric tool-text ${styles.numbers}`} data-lines="inner">
        <Fact label={mobile.label}>
          {mobileNumber.trim() && (
            <Link
              to={`?${new URLSearchParams({ q: number }).toString()}`}
              aria-label={`Search the list for ${mobileNumber}`}
              state={keepScroll}
            >
              {mobileNumber}
            </Link>
          )}
        </Fact>
        <Fact label={email.label}>{request.email}</Fact>
        <Fact label={manager.label}>
          {managerLink ? <a href={managerLink}>{managerPhone}</a> : managerPhone}
        </Fact>
      </dl>
      {isMobileNumber(number) && (
        <StandaloneLink className="tool-text" href={paths.visitsOf(number)}>
          Visits of this number
        </StandaloneLink>
      )}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className="soft">{label}</dt>
      <dd className="breaks" translate="no">
        {children || (
          <span className={`soft ${styles.none}`} translate="yes">
            Not given
          </span>
        )}
      </dd>
    </div>
  );
}
