import { useId } from 'react';
import { Icon } from '#src/components/Icon.tsx';
import { Popover } from '#src/components/Popover.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { blankNote, noteOf, type Notes } from '#src/features/requests/notes/notes.ts';
import { type ExportColumns, exportColumns } from './requestsCsv.ts';
import styles from './ExportMenu.module.css';
import type { CsvExport } from './useExport.ts';

interface ExportMenuProps {
  csvExport: CsvExport;
  /** All that pass the filters. */
  listed: readonly AppointmentRequest[];
  notes: Notes;
}

/** `Export to Excel`, with `Export with notes` behind its arrow. */
export function ExportMenu({ csvExport, listed, notes }: ExportMenuProps) {
  const { exporting, exportRequests } = csvExport;
  const menuId = useId();
  const isIdle = exporting || listed.length === 0 || undefined;
  return (
    <div className={styles.split}>
      <ToolButton
        icon="Download"
        className={styles.main}
        aria-disabled={isIdle}
        onClick={() => void exportRequests(listed)}
      >
        {exporting ? 'Preparing…' : 'Export to Excel'}
      </ToolButton>
      <ToolButton className={styles.arrow} aria-label="More exports" popoverTarget={menuId}>
        <Icon icon="ChevronDown" />
      </ToolButton>
      <Popover id={menuId} align="end">
        <ToolButton
          icon="Download"
          aria-disabled={isIdle}
          popoverTarget={menuId}
          popoverTargetAction="hide"
          onClick={() =>
            void exportRequests(listed, 'appointments-with-notes.csv', columnsWithNotes(notes))
          }
        >
          Export with notes
        </ToolButton>
      </Popover>
    </div>
  );
}

/** The columns of the export, and behind them the notes. */
function columnsWithNotes(notes: Notes): ExportColumns {
  return {
    labels: [...exportColumns.labels, 'Status', 'Note', 'Call Again At'],
    valuesOf(request) {
      const { status, note, callAgain } = noteOf(notes, request) ?? blankNote;
      return [...exportColumns.valuesOf(request), status, note, callAgain.replace('T', ' ')];
    },
  };
}
