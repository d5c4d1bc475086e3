import { Button, ButtonLink } from '#src/components/Button.tsx';
import { useLoginHref } from '#src/pages/shared/useLoginHref.ts';
import { StatusNote } from '#src/sections/StatusNote.tsx';
import type { Advice } from './advice.ts';

interface AdviceNoteProps {
  advice: Advice | undefined;
  onRetry: () => void;
  onClear: () => void;
}

/** The advice, with what it offers beside it. */
export function AdviceNote({ advice, onRetry, onClear }: AdviceNoteProps) {
  const loginHref = useLoginHref();
  const offer = advice?.offer ?? [];
  return (
    <StatusNote message={advice?.message}>
      {offer.includes('try again') && (
        <Button kind="secondary" size="compact" leaves onClick={onRetry}>
          Try again
        </Button>
      )}
      {offer.includes('show all') && (
        <Button kind="secondary" size="compact" leaves onClick={onClear}>
          Show all requests
        </Button>
      )}
      {offer.includes('log in') && (
        <ButtonLink kind="secondary" size="compact" href={loginHref}>
          Log in
        </ButtonLink>
      )}
    </StatusNote>
  );
}
