import { useLocation } from 'react-router-dom';
import { sessionNow, useIdToken } from '#src/api/session.ts';
import { useClinicNow } from '#src/components/useClinicNow.ts';
import { config } from '#src/config/env.ts';
import { claimsOf, isExpired } from '#src/domain/idToken.ts';
import { StatusNote } from '#src/components/StatusNote.tsx';
import { ToolButton, ToolLink } from '#src/components/ToolButton.tsx';
import { pathAfterLogin } from './loginReturn.ts';
import { useLogOut } from './useLogOut.ts';

interface LoggedInNoteProps {
  /** A login is under way here: the next page says how it went. */
  busy: boolean;
}

/** For a user who is logged in already: a link to where a login leads, and to log out; or that the login has expired. */
export function LoggedInNote({ busy }: LoggedInNoteProps) {
  const token = useIdToken();
  const logOut = useLogOut();
  const { search } = useLocation();
  // Again with each minute, as the page may stay open.
  useClinicNow(config.clinicTimeZone);
  return (
    // The note takes the focus when the buttons disappear.
    <div tabIndex={-1}>
      <StatusNote message={token && !busy ? messageFor(token) : undefined}>
        <ToolLink href={pathAfterLogin(search)}>Continue</ToolLink>
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
