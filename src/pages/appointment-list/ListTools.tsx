import { Printer, RotateCw } from 'lucide-react';
import { Button } from '#src/components/Button.tsx';

interface ListToolsProps {
  onRefresh: () => void;
  refreshing: boolean;
}

/** Asking again, and paper. */
export function ListTools({ onRefresh, refreshing }: ListToolsProps) {
  return (
    <>
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
