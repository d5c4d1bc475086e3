import { Button, ButtonLink } from '#src/components/Button.tsx';
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
  const [leads] = offer;
  return (
    <StatusNote message={message?.message}>
      {offer.includes('try again') && (
        <Button
          kind={leads === 'try again' ? 'primary' : 'secondary'}
          size="compact"
          passesFocus
          onClick={onRetry}
        >
          Try again
        </Button>
      )}
      {offer.includes('show all') && <ToolButton onClick={onClear}>Show all requests</ToolButton>}
      {offer.includes('log in') && (
        <ButtonLink
          kind={leads === 'log in' ? 'primary' : 'secondary'}
          size="compact"
          href={loginHref}
        >
          Log in
        </ButtonLink>
      )}
    </StatusNote>
  );
}
