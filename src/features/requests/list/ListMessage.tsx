import { Button, ButtonLink } from '#src/components/Button.tsx';
import { StatusNote } from '#src/components/StatusNote.tsx';
import type { ListMessageContent } from './listMessage.ts';

interface ListMessageProps {
  message: ListMessageContent | undefined;
  loginHref: string;
  onRetry: () => void;
  onClear: () => void;
}

/** What a member of staff can do about a list that failed or is empty, with the buttons for it. */
export function ListMessage({ message, loginHref, onRetry, onClear }: ListMessageProps) {
  const offer = message?.offer ?? [];
  return (
    <StatusNote message={message?.message}>
      {offer.includes('try again') && (
        <Button kind="secondary" size="compact" passesFocus onClick={onRetry}>
          Try again
        </Button>
      )}
      {offer.includes('show all') && (
        <Button kind="secondary" size="compact" onClick={onClear}>
          Show all requests
        </Button>
      )}
      {offer.includes('log in') && (
        <ButtonLink size="compact" href={loginHref}>
          Log in
        </ButtonLink>
      )}
    </StatusNote>
  );
}
