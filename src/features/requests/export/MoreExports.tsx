import { useSessionUser } from '#src/api/session.ts';
import { Alert } from '#src/components/Alert.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { config } from '#src/config/env.ts';
import type { CallBook } from '#src/domain/CallBook.ts';
import { clinicNow } from '#src/domain/clock.ts';
import type { AppointmentRequest, ClockTime } from '#src/domain/types.ts';
import type { Calls } from '#src/features/requests/calls/useCalls.ts';
import { type ExportFile, useExport } from './useExport.ts';

interface MoreExportsProps {
  calls: Calls | undefined;
  /** The requests that pass the filters. */
  listed: readonly AppointmentRequest[];
}

/** The export's second choices: with what came of the calls, and as a workbook. */
export function MoreExports({ calls, listed }: MoreExportsProps) {
  const file = useExport(useSessionUser() ?? null);
  const isOff = file.exporting || listed.length === 0;

  return (
    <>
      {calls && (
        <ToolButton
          icon="PhoneCall"
          aria-disabled={isOff || undefined}
          onClick={() => void file.exportRequests(listed, () => callsFile(calls.book))}
        >
          Export with calls
        </ToolButton>
      )}
      <ToolButton
        icon="FileSpreadsheet"
        aria-disabled={isOff || undefined}
        onClick={() => void file.exportRequests(listed, workbook)}
      >
        Export as .xlsx
      </ToolButton>
      <p role="status" className="visually-hidden">
        {file.exporting ? 'Preparing the file…' : file.done}
      </p>
      <Alert kind="error" message={file.problem} onDismiss={file.dismissProblem} />
    </>
  );
}

async function callsFile(book: CallBook): Promise<ExportFile> {
  const { callColumns, callsCsvFileName, csvFile } = await import('./files.ts');
  return csvFile(callsCsvFileName, callColumns(book, clockOf));
}

async function workbook(): Promise<ExportFile> {
  const { requestsXlsx, xlsxFileName } = await import('./files.ts');
  return { name: xlsxFileName, make: requestsXlsx };
}

/** The clinic's clock at a moment, ms since 1970. */
function clockOf(at: number): ClockTime {
  return clinicNow(new Date(at), config.clinicTimeZone);
}
