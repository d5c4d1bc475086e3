import { ButtonLink } from '#src/components/Button.tsx';
import { StatusNote } from '#src/components/StatusNote.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
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
        <ToolButton passesFocus onClick={onRetry}>
          Try again
        </ToolButton>
      )}
      {offer.includes('show all') && <ToolButton onClick={onClear}>Show all requests</ToolButton>}
      {offer.includes('log in') && (
        <ButtonLink size="compact" href={loginHref}>
          Log in
        </ButtonLink>
      )}
    </StatusNote>
  );
}
