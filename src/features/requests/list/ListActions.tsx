import { ToolButton } from '#src/components/ToolButton.tsx';

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
      <ToolButton icon="Link" aria-haspopup="dialog" onClick={onLinks}>
        Booking links
      </ToolButton>
      <ToolButton icon="Printer" onClick={() => window.print()}>
        Print
      </ToolButton>
      <ToolButton
        icon="RotateCw"
        aria-disabled={refreshing || undefined}
        onClick={() => refreshing || onRefresh()}
      >
        Refresh
      </ToolButton>
    </>
  );
}
