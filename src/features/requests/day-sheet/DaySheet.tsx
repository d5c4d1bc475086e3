import { useMemo } from 'react';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Cluster } from '#src/components/Stack.tsx';
import { StatusNote } from '#src/components/StatusNote.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import type { CallBook } from '#src/domain/CallBook.ts';
import { allChoices, choiceFilters, type RequestFacts } from '#src/domain/choiceFilters.ts';
import { choiceOptions } from '#src/domain/choiceOptions.ts';
import { daySheetRows, sheetLimits } from '#src/domain/daySheet.ts';
import type { ListFilters } from '#src/domain/listFilters.ts';
import type { DatePeriod, RequestList } from '#src/domain/requestList.ts';
import { ChoiceField } from '#src/features/requests/filters/ChoiceField.tsx';
import { DaySheetTable } from './DaySheetTable.tsx';
import styles from './DaySheet.module.css';

export interface DaySheetProps {
  requests: RequestList;
  /** The user's notes about calls, once they are loaded. */
  book: CallBook | undefined;
  /** The facts about requests that the filters need. */
  facts: RequestFacts;
  /** When they were loaded, in ms since 1970. */
  loadedAt: number | undefined;
  filters: ListFilters;
  /** The days that the list is narrowed to. */
  period: DatePeriod;
  onChange: (change: Partial<ListFilters>) => void;
}

/** A date field needs a maximum, or browsers accept years of six digits. */
const lastDay = '9999-12-31';

/**
 * One clinic's requests for one day, by time, to print: with boxes to tick and room to write. Clinic and day are those of
 * the list's filters; what the list does not say is asked for here.
 */
export function DaySheet(props: DaySheetProps) {
  const { requests, book, facts, loadedAt, filters, period, onChange } = props;
  const { choices, search } = filters;
  const clinicFilter = choiceFilters.find(({ name }) => name === 'clinic');
  const onlyClinic = useMemo(() => soleClinic(requests), [requests]);
  const clinic = choices.clinic || onlyClinic;
  const { from, to } = filters.range ? period : filters;
  const typedDay = from === to ? from : '';
  const day = period.from === period.to ? period.from : '';
  const query = { day, search, choices };
  const rows = clinic && day ? daySheetRows(requests, query, facts) : [];
  const limits = sheetLimits(query);

  return (
    <>
      <Cluster gap={3} align="end" className={`screen-only ${styles.tools}`} data-dense>
        <ToolButton icon="ArrowLeft" onClick={() => onChange({ sheet: false })}>
          Back to the list
        </ToolButton>
        {clinicFilter && (
          <div className={styles.clinic}>
            <ChoiceField
              filter={clinicFilter}
              value={clinic}
              requests={requests.dated}
              first="Choose a clinic"
              onChoose={(value) => onChange({ choices: { ...choices, clinic: value } })}
            />
          </div>
        )}
        <div className={styles.day}>
          <TextField
            label="Day"
            type="date"
            max={lastDay}
            value={typedDay}
            onChange={({ target }) => onChange({ from: target.value, to: target.value })}
          />
        </div>
        <Button
          size="compact"
          aria-disabled={rows.length === 0 || undefined}
          onClick={() => rows.length === 0 || window.print()}
        >
          <Icon icon="Printer" />
          Print
        </Button>
      </Cluster>
      <div className={`screen-only ${styles.note}`}>
        <StatusNote message={messageOf({ clinic, day, limits, rows: rows.length })}>
          {limits && clinic && day && (
            <ToolButton
              passesFocus
              onClick={() =>
                onChange({ search: '', choices: { ...allChoices, clinic: choices.clinic } })
              }
            >
              Show the whole day
            </ToolButton>
          )}
        </StatusNote>
      </div>
      {rows.length > 0 && (
        <DaySheetTable
          clinic={clinic}
          day={day}
          limits={limits}
          rows={rows}
          marksOf={(request) => requests.marksOf(request)}
          book={book}
          loadedAt={loadedAt}
        />
      )}
    </>
  );
}

/** The clinic of a provider that has only one; '' where there are several. */
function soleClinic(requests: RequestList): string {
  const filter = choiceFilters.find(({ name }) => name === 'clinic');
  const values = filter ? choiceOptions(requests.dated, filter).values : [];
  return values.length === 1 ? (values[0] ?? '') : '';
}

interface SheetState {
  clinic: string;
  day: string;
  limits: string;
  rows: number;
}

function messageOf({ clinic, day, limits, rows }: SheetState): string | undefined {
  if (!clinic && !day) return 'Choose a clinic and a day.';
  if (!clinic) return 'Choose a clinic.';
  if (!day) return 'Choose a day.';
  if (limits) {
    return rows > 0
      ? `Filtered like the list: ${limits}.`
      : `Nothing on this day matches the list’s filters: ${limits}.`;
  }
  return rows > 0 ? undefined : 'There are no requests for this clinic on this day.';
}
