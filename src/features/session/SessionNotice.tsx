import { createPortal } from 'react-dom';
import { useDialogNoticeTarget } from '#src/platform/dialogNoticeTarget.ts';
import { StatusNote } from '#src/components/StatusNote.tsx';
import { ToolLink } from '#src/components/ToolButton.tsx';
import { config } from '#src/config/env.ts';
import { clinicNow, formatTime } from '#src/domain/time/clock.ts';
import { useLoginHref } from './loginReturn.ts';
import styles from './SessionNotice.module.css';
import { type SessionEnd, useSessionEnd } from './useSessionEnd.ts';

/**
 * Keeps the session alive while a staff page is open, and says where it can't: politely, at the foot of the screen or of the
 * open dialog, with the way to log in and come back here.
 */
export function SessionNotice() {
  const end = useSessionEnd();
  const slot = useDialogNoticeTarget();
  const loginHref = useLoginHref();

  const notice = (
    <div
      role={end && 'region'}
      aria-label={end && 'Your login'}
      className={`screen-only ${styles.foot}`}
      data-session-end={end && ''}
    >
      <StatusNote message={end && messageFor(end)}>
        <ToolLink href={loginHref}>Log in again</ToolLink>
      </StatusNote>
    </div>
  );
  return slot ? createPortal(notice, slot) : notice;
}

/** The times are by this device's clock, which may be wrong: only the API can tell whether a login has ended. */
function messageFor({ isOver, endsAt }: SessionEnd): string {
  const time = formatTime(clinicNow(new Date(endsAt), config.clinicTimeZone).time);
  return `By this device’s clock your login ${isOver ? 'ended' : 'ends'} at ${time}. What you see here stays.`;
}
