import type { ApiError } from '#src/api/ApiError.ts';
import { type LoginProblem, loginProblemOf } from '#src/api/loginProblem.ts';
import { useIdToken } from '#src/api/session.ts';
import { StatusNote } from '#src/components/StatusNote.tsx';
import { ToolLink } from '#src/components/ToolButton.tsx';

const words: Record<LoginProblem, string> = {
  'logged out': 'The visits need a login. Log in to see them.',
  expired: 'Your login has run out. Log in again.',
  'maybe expired': 'By this device’s clock your login has run out. Log in again.',
  refused: 'Your login is no longer accepted. Log in again.',
  forbidden:
    'This login may not see the visits. Log in again, or ask whoever looks after the staff accounts.',
  maybe: 'Check the connection and try again. If that does not help, log in again.',
};

interface LoginNoteProps {
  failed: boolean;
  error: ApiError | null;
  /** The login page, which leads back to this list. */
  loginHref: string;
}

/** If the visits need a login: whether that is why they could not be loaded, and the link to log in. */
export function LoginNote({ failed, error, loginHref }: LoginNoteProps) {
  const token = useIdToken();
  const problem = failed && token !== undefined ? loginProblemOf(error, token) : undefined;
  return (
    <StatusNote message={problem && words[problem]}>
      <ToolLink href={loginHref}>Log in</ToolLink>
    </StatusNote>
  );
}
