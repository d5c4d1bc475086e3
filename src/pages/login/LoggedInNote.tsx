import { useIdToken } from '#src/api/session.ts';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { paths } from '#src/config/paths.ts';
import { claimsOf } from '#src/domain/idToken.ts';
import { useLogOut } from '#src/pages/shared/useLogOut.ts';
import { StatusNote } from '#src/sections/StatusNote.tsx';

/** For whoever comes here logged in: the way on, and the way out. */
export function LoggedInNote() {
  const token = useIdToken();
  const logOut = useLogOut();
  const email = token ? claimsOf(token)?.email : undefined;
  const message = token
    ? `You are logged in${email ? ` as ${email}` : ''} on this device.`
    : undefined;
  return (
    <StatusNote message={message}>
      <ButtonLink kind="secondary" size="compact" href={paths.appointmentList}>
        See the requests
      </ButtonLink>
      <Button kind="secondary" size="compact" onClick={logOut}>
        Log out
      </Button>
    </StatusNote>
  );
}
