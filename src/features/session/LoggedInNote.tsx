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
  const token = useIdToken();
  const logOut = useLogOut();
  const isLeaving = useNavigation().state !== 'idle';
  // Again with each minute, as the page may stay open.
  useClinicNow(config.clinicTimeZone);
  const note = token && !isLeaving ? messageFor(token) : '';
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

function messageFor(token: string): string {
  if (isExpired(token, sessionNow()))
    return 'By this device’s clock your login has run out. Log in again.';
  const email = claimsOf(token)?.email;
  return `You are logged in${email ? ` as ${email}` : ''} on this device.`;
}
