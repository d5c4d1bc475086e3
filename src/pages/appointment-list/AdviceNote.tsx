import { Button, ButtonLink } from '#src/components/Button.tsx';
import { paths } from '#src/config/paths.ts';
import { StatusNote } from '#src/sections/StatusNote.tsx';
import type { Advice } from './advice.ts';

interface AdviceNoteProps {
  advice: Advice | undefined;
  onRetry: () => void;
  onClearDates: () => void;
}

/** The advice, with what it offers beside it. */
export function AdviceNote({ advice, onRetry, onClearDates }: AdviceNoteProps) {
  const offer = advice?.offer ?? [];
  return (
    <StatusNote message={advice?.message}>
      {offer.includes('try again') && (
        <Button kind="secondary" size="compact" onClick={onRetry}>
          Try again
        </Button>
      )}
      {offer.includes('clear dates') && (
        <Button kind="secondary" size="compact" onClick={onClearDates}>
          Clear dates
        </Button>
      )}
      {offer.includes('log in') && (
        <ButtonLink kind="secondary" size="compact" href={paths.login}>
          Log in
        </ButtonLink>
      )}
    </StatusNote>
  );
}
