import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDialogNoticeTarget } from '#src/components/dialogNoticeTarget.ts';
import { StatusNote } from '#src/components/StatusNote.tsx';
import { ToolLink } from '#src/components/ToolButton.tsx';
import { config } from '#src/config/env.ts';
import { clinicNow, formatTime } from '#src/domain/clock.ts';
import { keepSession, type SessionEnd } from './keepSession.ts';
import styles from './SessionNotice.module.css';
import { useLoginHref } from './loginReturn.ts';

/**
 * Keeps the session alive while a staff page is open, and says where it can't: politely, at the foot of the screen or of the
 * open dialog, with the way to log in and come back here.
 */
export function SessionNotice() {
  const [end, setEnd] = useState<SessionEnd>();
  const slot = useDialogNoticeTarget();
  const loginHref = useLoginHref(slot?.dataset.anchor);

  useEffect(() => keepSession(setEnd), []);

  const notice = (
    <div
      role={end && 'region'}
      aria-label={end && 'Your login'}
      className={`screen-only ${styles.foot}`}
      data-session-end={end?.kind}
    >
      <StatusNote message={end && messageFor(end)}>
        <ToolLink href={loginHref}>Log in again</ToolLink>
      </StatusNote>
    </div>
  );
  return slot ? createPortal(notice, slot) : notice;
}

/** The times are by this device's clock, which may be wrong: only the API can tell whether a login has ended. */
function messageFor({ kind, endsAt }: SessionEnd): string {
  const time = formatTime(clinicNow(new Date(endsAt), config.clinicTimeZone).time);
  switch (kind) {
    case 'refused':
      return `Your login can’t be renewed. By this device’s clock it ends at ${time}. What you see here stays.`;
    case 'soon':
      return `By this device’s clock your login ends at ${time}. What you see here stays.`;
    case 'over':
      return `By this device’s clock your login ended at ${time}. What you see here stays.`;
  }
}
