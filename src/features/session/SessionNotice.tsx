import { createPortal } from 'react-dom';
import { StatusNotice } from '#src/components/notices/StatusNotice.tsx';
import { ToolLink } from '#src/components/ToolButton.tsx';
import { config } from '#src/config/env.ts';
import { clockAt, formatTime } from '#src/domain/time/clock.ts';
import { useDialogNoticeTarget } from '#src/platform/dialogNoticeTarget.ts';
import { useLoginHref } from './loginReturn.ts';
import { type SessionEnd, useSessionRenewal } from './useSessionRenewal.ts';
import styles from './SessionNotice.module.css';

/**
 * Renews the session while a staff page is open, or announces its end at the foot of the screen or open dialog, with a link to
 * log in and return.
 */
export function SessionNotice() {
  const end = useSessionRenewal();
  const slot = useDialogNoticeTarget();
  const loginHref = useLoginHref();

  const notice = (
    <div
      role={end && 'region'}
      aria-label={end && 'Your login'}
      className={`screen-only ${styles.foot}`}
      data-session-end={end && ''}
    >
      <StatusNotice message={end && messageFor(end)}>
        <ToolLink href={loginHref}>Log in again</ToolLink>
      </StatusNotice>
    </div>
  );
  return slot ? createPortal(notice, slot) : notice;
}

/** By this device's clock, which may be wrong: only the API knows whether a login has ended. */
function messageFor({ isOver, endsAt }: SessionEnd): string {
  const time = formatTime(clockAt(new Date(endsAt), config.clinicTimeZone).time);
  return `By this device’s clock your login ${isOver ? 'ended' : 'ends'} at ${time}. What you see here stays.`;
}
