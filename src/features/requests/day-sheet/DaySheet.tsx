import { useMemo, useState, useSyncExternalStore } from 'react';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Cluster } from '#src/components/Stack.tsx';
import { StatusNote } from '#src/components/StatusNote.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { allChoices, clinicFilter, type RequestFacts } from '#src/domain/choiceFilters.ts';
import { choiceOptions } from '#src/domain/choiceOptions.ts';
import { addDays } from '#src/domain/clock.ts';
import { daySheetRows, sheetLimits } from '#src/domain/daySheet.ts';
import type { ListFilters } from '#src/domain/listFilters.ts';
import type { MobileRule } from '#src/domain/mobileNumber.ts';
import type { DatePeriod, RequestList } from '#src/domain/requestList.ts';
import type { AppointmentRequest, ClockTime } from '#src/domain/types.ts';
import type { Calls } from '#src/features/requests/calls/useCalls.ts';
import { ChoiceField } from '#src/features/requests/filters/ChoiceField.tsx';
import { sheetClinicOf } from '#src/features/requests/filters/startView.ts';
import { DaySheetTable } from './DaySheetTable.tsx';
import styles from './DaySheet.module.css';

export interface DaySheetProps {
  /** Under what the user's choices are kept. */
  userKey: string;
  requests: RequestList;
  /** The user's notes about calls, once they are loaded. */
  calls: Calls | undefined;
  /** The facts about requests that the filters need. */
  facts: RequestFacts;
  /** When they were loaded, in ms since 1970. */
  loadedAt: number | undefined;
  filters: ListFilters;
  /** The days that the list is narrowed to. */
  period: DatePeriod;
  /** A clinic's name without the brand. */
  clinicOf: (name: string) => string;
  mobile: MobileRule;
  /** The clinic's clock. */
  now: ClockTime;
  onOpen: (request: AppointmentRequest) => void;
  onChange: (change: Partial<ListFilters>) => void;
}

/** A date field needs a maximum, or browsers accept years of six digits. */
const lastDay = '9999-12-31';

/**
 * One clinic's requests for one day, by time, on the screen and on paper. Clinic and day are those of the list's filters; where the
 * list says none, the clinic chosen last, and today.
 */
export function DaySheet(props: DaySheetProps) {
  const { userKey, requests, calls, facts, filters, period, now, onChange } = props;
  const { choices, search } = filters;
  const onlyClinic = useMemo(() => soleClinic(requests), [requests]);
  const [lastClinic] = useState(() => sheetClinicOf(userKey));
  const clinic = choices.clinic || onlyClinic || lastClinic;
  const { from, to } = filters.range ? period : filters;
  const day = period.from && period.from === period.to ? period.from : now.date;
  // A date that is being typed may have a year of six digits: it stays in its field.
  const typedDay = from && from === to ? from : day;
  const query = useMemo(
    () => ({ day, search, choices: { ...choices, clinic } }),
    [day, search, choices, clinic],
  );
  const rows = useMemo(
    () => (clinic ? daySheetRows(requests, query, facts) : []),
    [clinic, requests, query, facts],
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
        {calls && <NotKept calls={calls} />}
      </div>
      {rows.length > 0 && (
        <DaySheetTable {...props} clinic={clinic} day={day} limits={limits} rows={rows} />
      )}
    </>
  );
}

/** What is ticked here is kept like every note; where it is not, the sheet says so. */
function NotKept({ calls: { store } }: { calls: Calls }) {
  const place = useSyncExternalStore(store.subscribe, () => store.place());
  return (
    <StatusNote
      message={
        place === 'page only'
          ? 'Not all that is ticked is kept: this browser refuses it, its storage is full or doesn’t answer. It stays in this page until you leave it.'
          : undefined
      }
    />
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
