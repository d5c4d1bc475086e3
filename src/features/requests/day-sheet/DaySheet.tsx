import { useMemo } from 'react';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Cluster } from '#src/components/Stack.tsx';
import { StatusNote } from '#src/components/StatusNote.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { allChoices, clinicFilter } from '#src/features/requests/choiceFilters.ts';
import { choiceOptions } from '#src/features/requests/choiceOptions.ts';
import { addDays } from '#src/domain/clock.ts';
import { daySheetRows, sheetLimits } from '#src/features/requests/daySheet.ts';
import type { RequestList } from '#src/features/requests/requestList.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { ChoiceField } from '#src/features/requests/filters/ChoiceField.tsx';
import type { Desk } from '#src/features/requests/list/useDesk.ts';
import { DaySheetTable } from './DaySheetTable.tsx';
import styles from './DaySheet.module.css';

interface DaySheetProps extends Desk {
  onOpen: (request: AppointmentRequest) => void;
}

/** A date field needs a maximum, or browsers accept years of six digits. */
const lastDay = '9999-12-31';

/**
 * One clinic's requests for one day, by time, on the screen and on paper. Clinic and day are those of the list's filters; where the
 * list says no day, today.
 */
export function DaySheet(props: DaySheetProps) {
  const { requests, passesNotes, filters, applied, now, onChange } = props;
  const { choices, search } = filters;
  const onlyClinic = useMemo(() => soleClinic(requests), [requests]);
  const clinic = choices.clinic || onlyClinic;
  const { from, to } = filters.range ? applied : filters;
  const day = applied.from && applied.from === applied.to ? applied.from : now.date;
  // A date that is being typed may have a year of six digits: it stays in its field.
  const typedDay = from && from === to ? from : day;
  const query = useMemo(
    () => ({ day, search, choices: { ...choices, clinic } }),
    [day, search, choices, clinic],
  );
  const rows = useMemo(
    () => (clinic ? daySheetRows(requests, query, passesNotes) : []),
    [clinic, requests, query, passesNotes],
  );
  const limits = sheetLimits(query);
  const show = (shown: string) => onChange({ from: shown, to: shown });

  return (
    <>
      <Cluster gap={3} align="end" className={`screen-only ${styles.tools}`} data-dense>
        <ToolButton icon="ArrowLeft" onClick={() => onChange({ sheet: false })}>
          Back to the list
        </ToolButton>
        <div className={styles.clinic}>
          <ChoiceField
            filter={clinicFilter}
            value={clinic}
            requests={requests.dated}
            first="Choose a clinic"
            words={props.clinicOf}
            onChoose={(value) => onChange({ choices: { ...choices, clinic: value } })}
          />
        </div>
        <Cluster gap={1} align="end" className={styles.days}>
          <Button
            kind="secondary"
            size="compact"
            aria-label="Day before"
            onClick={() => show(addDays(day, -1))}
          >
            <Icon icon="ChevronLeft" />
          </Button>
          <div className={styles.day}>
            <TextField
              label="Day"
              type="date"
              max={lastDay}
              value={typedDay}
              // A day that is half deleted is none: the sheet stays at its own.
              onChange={({ target }) => target.value && show(target.value)}
            />
          </div>
          <Button
            kind="secondary"
            size="compact"
            aria-label="Day after"
            onClick={() => show(addDays(day, 1))}
          >
            <Icon icon="ChevronRight" />
          </Button>
        </Cluster>
        <ToolButton
          icon="Printer"
          aria-disabled={rows.length === 0 || undefined}
          onClick={() => rows.length === 0 || window.print()}
        >
          Print
        </ToolButton>
      </Cluster>
      <div className={`screen-only ${styles.note}`}>
        <StatusNote message={messageOf(clinic, limits, rows.length)}>
          {limits && clinic && (
            <ToolButton
              passesFocus
              onClick={() => onChange({ search: '', choices: { ...allChoices, clinic } })}
            >
              Show the whole day
            </ToolButton>
          )}
        </StatusNote>
      </div>
      {rows.length > 0 && (
        <DaySheetTable {...props} clinic={clinic} day={day} limits={limits} rows={rows} />
      )}
    </>
  );
}

/** The clinic of a provider that has only one; '' where there are several. */
function soleClinic(requests: RequestList): string {
  const { values } = choiceOptions(requests.dated, clinicFilter);
  return values.length === 1 ? (values[0] ?? '') : '';
}

function messageOf(clinic: string, limits: string, count: number): string | undefined {
  // The choice says it.
  if (!clinic) return undefined;
  if (limits) {
    return count > 0
      ? `Filtered like the list: ${limits}.`
      : `Nothing on this day matches the list’s filters: ${limits}.`;
  }
  return count > 0 ? undefined : 'There are no requests for this clinic on this day.';
}
