import { useMemo } from 'react';
import { useSessionUser } from '#src/api/session.ts';
import { Alert } from '#src/components/Alert.tsx';
import type { IconName } from '#src/components/iconNames.ts';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { config } from '#src/config/env.ts';
import type { CallBook } from '#src/domain/CallBook.ts';
import { addDays, clinicNow, formatDate, mondayOf } from '#src/domain/clock.ts';
import type { ListFilters } from '#src/domain/listFilters.ts';
import type { MobileRule } from '#src/domain/mobileNumber.ts';
import { filterByDate, type RequestList } from '#src/domain/requestList.ts';
import { requestsPhrase } from '#src/domain/requestsPhrase.ts';
import type { AppointmentRequest, ClockTime } from '#src/domain/types.ts';
import type { Calls } from '#src/features/requests/calls/useCalls.ts';
import { listFields } from '#src/features/requests/list/requestColumns.tsx';
import styles from './MoreExports.module.css';
import { type ExportFile, useExport } from './useExport.ts';
import { useOutageFile } from './useOutageFile.ts';

interface MoreExportsProps {
  requests: RequestList;
  /** When they were loaded, in ms since 1970. */
  loadedAt: number | undefined;
  calls: Calls | undefined;
  filters: ListFilters;
  /** The requests of any day that pass search and choices, and of them those of the days chosen. */
  matching: readonly AppointmentRequest[];
  listed: readonly AppointmentRequest[];
  clinicOf: (name: string) => string;
  mobile: MobileRule;
  /** The clinic's clock. */
  now: ClockTime;
}

interface Choice {
  name: string;
  icon: IconName;
  /** What the file holds. */
  line: string;
  requests: readonly AppointmentRequest[];
  file: () => Promise<ExportFile>;
}

/** The other forms of the export, each with what it holds, and what to take along for an outage. */
export function MoreExports(props: MoreExportsProps) {
  const { calls, filters, matching, listed, now } = props;
  const file = useExport(useSessionUser() ?? null);
  const outage = useOutageFile(props);
  const count = requestsPhrase(listed.length);
  const monday = mondayOf(now.date);
  const sunday = addDays(monday, 6);
  const ofWeek = useMemo(
    () => filterByDate(matching, { from: monday, to: sunday }),
    [matching, monday, sunday],
  );
  const withCalls = 'what came of calling, notes and the last call';
  const choices: Choice[] = [
    ...(calls
      ? [
          {
            name: 'Export with calls',
            icon: 'PhoneCall' as const,
            line: `The same ${count} as a .csv, with ${withCalls}.`,
            requests: listed,
            file: () => callsFile(calls.store.bookNow()),
          },
        ]
      : []),
    {
      name: 'Export as .xlsx',
      icon: 'FileSpreadsheet',
      line: `The same ${count} as a workbook, every cell as text.`,
      requests: listed,
      file: () => workbook(undefined),
    },
    ...(calls
      ? [
          {
            name: 'Export as .xlsx with calls',
            icon: 'FileSpreadsheet' as const,
            line: `The workbook with ${withCalls}.`,
            requests: listed,
            file: () => workbook(calls.store.bookNow()),
          },
        ]
      : []),
    {
      name: 'Export this week',
      icon: 'Calendar',
      line: `${requestsPhrase(ofWeek.length)} for ${formatDate(monday)} to ${formatDate(sunday)}, whichever days are chosen; search and filters count.`,
      requests: ofWeek,
      file: () => weekFile(monday, sunday),
    },
    {
      name: 'Export this view',
      icon: 'Table',
      line: `${count} with the columns and the order of the screen, and the state of the call.`,
      requests: listed,
      file: () => viewFile(filters, calls?.store.bookNow(), now),
    },
    { name: 'Take today and tomorrow along', icon: 'Smartphone', ...outage },
  ];

  return (
    <>
      <ul className={styles.choices}>
        {choices.map(({ name, icon, line, requests, file: load }) => {
          const isOff = file.exporting || requests.length === 0;
          return (
            <li key={name}>
              <ToolButton
                icon={icon}
                aria-disabled={isOff || undefined}
                onClick={() => void file.exportRequests(requests, load)}
              >
                {name}
              </ToolButton>
              <p className="small">{line}</p>
            </li>
          );
        })}
      </ul>
      <p role="status" className="visually-hidden">
        {file.exporting ? 'Preparing the file…' : file.done}
      </p>
      <Alert kind="error" message={file.problem} onDismiss={file.dismissProblem} />
    </>
  );
}

async function callsFile(book: CallBook): Promise<ExportFile> {
  const { callColumns, callsCsvFileName, csvFile, exportColumns, joinedColumns } =
    await import('./files.ts');
  return csvFile(callsCsvFileName, joinedColumns(exportColumns, callColumns(book, clockOf)));
}

async function workbook(book: CallBook | undefined): Promise<ExportFile> {
  const { callColumns, exportColumns, joinedColumns, requestsXlsx, xlsxFileName, xlsxWithCalls } =
    await import('./files.ts');
  if (!book) return { name: xlsxFileName, make: requestsXlsx };
  const columns = joinedColumns(exportColumns, callColumns(book, clockOf));
  return {
    name: xlsxWithCalls,
    make: (requests, signal) => requestsXlsx(requests, signal, columns),
  };
}

async function weekFile(monday: string, sunday: string): Promise<ExportFile> {
  return (await import('./files.ts')).csvFile(`appointments-${monday}-to-${sunday}.csv`);
}

async function viewFile(
  filters: ListFilters,
  book: CallBook | undefined,
  now: ClockTime,
): Promise<ExportFile> {
  const { csvFile, viewColumns, viewFileName } = await import('./files.ts');
  return csvFile(viewFileName(filters), viewColumns(listFields, book, now));
}

/** The clinic's clock at a moment, ms since 1970. */
function clockOf(at: number): ClockTime {
  return clinicNow(new Date(at), config.clinicTimeZone);
}
