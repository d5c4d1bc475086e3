import { useId, useState } from 'react';
import type { AppointmentRequest } from '#src/api/appointments.ts';
import { Icon } from '#src/components/Icon.tsx';
import { Row } from '#src/components/layout/Stack.tsx';
import { Popover } from '#src/components/Popover.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { requestsPhrase } from '#src/features/requests/countLine.ts';
import { blankNote, noteOf, type Notes } from '#src/features/requests/notes/notes.ts';
import { useRequestListContext } from '#src/features/requests/RequestListContext.ts';
import { afterPaint } from '#src/platform/afterPaint.ts';
import { downloadFile } from '#src/platform/downloadFile.ts';
import {
  csvFileName,
  csvMediaType,
  type ExportColumns,
  exportColumns,
  requestsCsv,
} from './requestsCsv.ts';
import styles from './ExportMenu.module.css';

interface ExportMenuProps {
  listed: readonly AppointmentRequest[];
}

/** `Export to Excel` (docs/product.md, section 9), with `Export with notes` in its menu. */
export function ExportMenu({ listed }: ExportMenuProps) {
  const { notes } = useRequestListContext();
  const menuId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [done, setDone] = useState('');
  const isDisabled = isBusy || listed.length === 0;

  function download(name: string, columns: ExportColumns) {
    if (isDisabled) return;
    setIsBusy(true);
    setDone('');
    // After a paint, so that 'Preparing…' shows first.
    afterPaint(() => {
      setIsBusy(false);
      downloadFile(name, new Blob([requestsCsv(listed, columns)], { type: csvMediaType }));
      setDone(`${name} is ready: ${requestsPhrase(listed.length)}.`);
    });
  }

  return (
    <Row align="stretch">
      <ToolButton
        icon="Download"
        className={styles.main}
        aria-disabled={isDisabled || undefined}
        onClick={() => download(csvFileName, exportColumns)}
      >
        {isBusy ? 'Preparing…' : 'Export to Excel'}
      </ToolButton>
      <ToolButton className={styles.arrow} aria-label="More exports" popoverTarget={menuId}>
        <Icon icon="ChevronDown" />
      </ToolButton>
      <Popover id={menuId} align="end">
        <ToolButton
          icon="Download"
          aria-disabled={isDisabled || undefined}
          popoverTarget={menuId}
          popoverTargetAction="hide"
          onClick={() => download('appointments-with-notes.csv', columnsWithNotes(notes))}
        >
          Export with notes
        </ToolButton>
      </Popover>
      <p role="status" className="visually-hidden">
        {done}
      </p>
    </Row>
  );
}

function columnsWithNotes(notes: Notes): ExportColumns {
  return {
    labels: [...exportColumns.labels, 'Status', 'Note', 'Call Again At'],
    valuesOf(request) {
      const { status, text, callAgainAt } = noteOf(notes, request) ?? blankNote;
      return [...exportColumns.valuesOf(request), status, text, callAgainAt.replace('T', ' ')];
    },
  };
}
