import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';

interface ListActionsProps {
  onRefresh: () => void;
  refreshing: boolean;
  /** Opens the dialog of booking links. */
  onLinks: () => void;
}

/** Booking links, printing and reloading. */
export function ListActions({ onRefresh, refreshing, onLinks }: ListActionsProps) {
  return (
    <>
      <Button kind="secondary" size="compact" aria-haspopup="dialog" onClick={onLinks}>
        <Icon icon="Link" />
        Booking links
      </Button>
      <Button kind="secondary" size="compact" onClick={() => window.print()}>
        <Icon icon="Printer" />
        Print
      </Button>
      <Button
        kind="secondary"
        size="compact"
        aria-disabled={refreshing || undefined}
        onClick={() => refreshing || onRefresh()}
      >
        <Icon icon="RotateCw" />
        Refresh
      </Button>
    </>
  );
}
