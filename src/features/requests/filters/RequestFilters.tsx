import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { SelectField } from '#src/components/SelectField.tsx';
import { Cluster } from '#src/components/Stack.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { useTypedBeforeHydration } from '#src/components/useTypedBeforeHydration.ts';
import {
  type ChoiceFilter,
  choiceFilters,
  clinicFilter,
} from '#src/features/requests/choiceFilters.ts';
import { countFilters, periodInWords } from '#src/features/requests/listFilters.ts';
import { quickRanges, rangeOf } from '#src/features/requests/quickRanges.ts';
import { requestSorts } from '#src/features/requests/requestList.ts';
import type { Desk } from '#src/features/requests/list/useDesk.ts';
import { ChoiceField } from './ChoiceField.tsx';
import styles from './RequestFilters.module.css';

interface RequestFiltersProps extends Pick<
  Desk,
  'requests' | 'filters' | 'applied' | 'clinicOf' | 'now' | 'onChange'
> {
  onExport: () => void;
  exporting: boolean;
  /** There is nothing to export (yet). */
  empty: boolean;
}

/** A date field needs a maximum, or browsers accept years of six digits. */
const lastDay = '9999-12-31';

/** What is no range: two dates, and the way to them. */
const ownDays = 'own';
const otherDays = 'other';

/** What is used all day, in one line: search, days, clinic, order, day sheet and export. The rest is folded, and on a phone all but the first three. */
export function RequestFilters(props: RequestFiltersProps) {
  const { requests, filters, applied, clinicOf, now, onChange, empty, exporting } = props;
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const wantsDays = useRef(false);
  const { search, sort, range, choices } = filters;
  // A date that is being typed may have a year of six digits: it stays in its field.
  const { from, to } = range ? applied : filters;
  const days = (range || rangeOf(applied, now.date)) ?? (from || to ? ownDays : '');
  const inUse = countFilters(filters);
  const isIdle = exporting || empty || undefined;

  useTypedBeforeHydration(box, { search, from, to, sort }, (typed) => {
    onChange({ ...typed, sort: requestSorts.find((name) => name === typed.sort) ?? sort });
  });

  useEffect(() => {
    if (!open || !wantsDays.current) return;
    wantsDays.current = false;
    box.current?.querySelector<HTMLElement>('[name="from"]')?.focus();
  }, [open]);

  function chooseDays(value: string) {
    const chosen = quickRanges.find((name) => name === value);
    if (chosen) onChange({ range: chosen });
    else if (value === '') onChange({ range: '', from: '', to: '' });
    else {
      wantsDays.current = true;
      setOpen(true);
    }
  }

  const choiceOf = (filter: ChoiceFilter, first: string, words?: (value: string) => string) => (
    <ChoiceField
      filter={filter}
      value={choices[filter.name]}
      requests={requests.dated}
      first={first}
      words={words}
      onChoose={(value) => onChange({ choices: { ...choices, [filter.name]: value } })}
    />
  );

  return (
    <div
      ref={box}
      className={`screen-only ${styles.filters}`}
      data-layout="cluster"
      data-gap="2"
      data-dense
      role="search"
      aria-label="Appointment requests"
      data-open={open || undefined}
    >
      <div className={styles.search} data-labels="unseen">
        <TextField
          label="Search"
          name="search"
          type="search"
          placeholder="Name, mobile or e-mail"
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      </div>
      <div className={styles.choice} data-labels="unseen">
        <SelectField label="Days" value={days} onChange={({ target }) => chooseDays(target.value)}>
          <option value="">Any day</option>
          {quickRanges.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
          {days === ownDays && <option value={ownDays}>{periodInWords(applied)}</option>}
          <option value={otherDays}>Other days…</option>
        </SelectField>
      </div>
      <div className={styles.choice} data-labels="unseen">
        {choiceOf(clinicFilter, 'All clinics', clinicOf)}
      </div>
      <Button
        kind="secondary"
        size="compact"
        className={styles.fold}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        Filters{' '}
        {inUse > 0 && (
          <span className={styles.count}>
            <span>{inUse}</span>
            <span className="visually-hidden"> in use</span>
          </span>
        )}
        <Icon icon="ChevronDown" data-turns="" />
      </Button>
      <div className={styles.rest} data-layout="cluster" data-gap="2">
        <div className={styles.sort}>
          <SelectField
            label="Sort By"
            name="sort"
            value={sort}
            onChange={(event) => {
              const chosen = requestSorts.find((name) => name === event.target.value);
              if (chosen) onChange({ sort: chosen });
            }}
          >
            {requestSorts.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <ToolButton icon="ClipboardList" onClick={() => onChange({ sheet: true })}>
          Day sheet
        </ToolButton>
        <ToolButton icon="Printer" onClick={() => window.print()}>
          Print
        </ToolButton>
        <ToolButton icon="Download" aria-disabled={isIdle} onClick={props.onExport}>
          {exporting ? 'Preparing…' : 'Export to Excel'}
        </ToolButton>
      </div>
      <Cluster gap={3} align="end" id={panelId} className={styles.panel} hidden={!open}>
        {Object.entries({ from, to }).map(([name, value]) => (
          <div key={name} className={styles.field}>
            <TextField
              label={name === 'from' ? 'From Date' : 'To Date'}
              name={name}
              type="date"
              max={lastDay}
              value={value}
              onChange={(event) => onChange({ [name]: event.target.value })}
            />
          </div>
        ))}
        {choiceFilters
          .filter(({ name }) => name !== 'clinic')
          .map((filter) => (
            <div key={filter.name} className={styles.field}>
              {choiceOf(filter, 'All')}
            </div>
          ))}
      </Cluster>
    </div>
  );
}
