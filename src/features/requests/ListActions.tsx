import { Link, Printer, RotateCw } from 'lucide-react';
import { Button } from '#src/components/Button.tsx';

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
        <Link aria-hidden />
        Booking links
      </Button>
      <Button kind="secondary" size="compact" onClick={() => window.print()}>
        <Printer aria-hidden />
        Print
      </Button>
      <Button
        kind="secondary"
        size="compact"
        aria-disabled={refreshing || undefined}
        onClick={() => refreshing || onRefresh()}
      >
        <RotateCw aria-hidden />
        Refresh
      </Button>
    </>
  );
}
