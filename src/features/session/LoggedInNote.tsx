import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { sessionNow, useIdToken } from '#src/api/session.ts';
import { useClinicNow } from '#src/components/useClinicNow.ts';
import { config } from '#src/config/env.ts';
import { useSettled } from '#src/components/useSettled.ts';
import { paths } from '#src/config/paths.ts';
import { claimsOf, isExpired } from '#src/domain/idToken.ts';
import { useLogOut } from './useLogOut.ts';
import { StatusNote } from '#src/components/StatusNote.tsx';
import { ToolButton, ToolLink } from '#src/components/ToolButton.tsx';

/** For a user who is logged in already: links to the requests and to log out; or that the login has expired. */
export function LoggedInNote() {
  const token = useIdToken() ?? null;
  const logOut = useLogOut();
  const expired = useIsExpired(token);
  const isLeaving = useNavigation().state !== 'idle';
  const note = token && !isLeaving ? messageFor(token, expired) : '';
  // After a moment: a login here leads on to the next page, which says so.
  const settled = useSettled(note, note && 'logged in');
  return (
    // The note takes the focus when the buttons disappear.
    <div tabIndex={-1}>
      <StatusNote message={note && settled}>
        <ToolLink href={paths.appointmentList}>See the requests</ToolLink>
        <ToolButton passesFocus onClick={logOut}>
          Log out
        </ToolButton>
      </StatusNote>
    </div>
  );
}

function messageFor(token: string, expired: boolean): string {
  if (expired) return 'By this device’s clock your login has run out. Log in again.';
  const email = claimsOf(token)?.email;
  return `You are logged in${email ? ` as ${email}` : ''} on this device.`;
}

/** Checked in an effect, because rendering must not read the clock; again with each minute, as the page may stay open. */
function useIsExpired(token: string | null): boolean {
  const [expired, setExpired] = useState(false);
  const minute = useClinicNow(config.clinicTimeZone);
  useEffect(() => setExpired(token !== null && isExpired(token, sessionNow())), [token, minute]);
  return expired;
}
