import { useRef } from 'react';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { SelectField } from '#src/components/SelectField.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { useTypedBeforeHydration } from '#src/components/useTypedBeforeHydration.ts';
import { type DatePeriod, requestSorts } from '#src/domain/requestList.ts';
import type { ListFilters } from '#src/domain/listFilters.ts';
import styles from './RequestFilters.module.css';

interface RequestFiltersProps {
  filters: ListFilters;
  /** The days that the list is narrowed to. */
  period: DatePeriod;
  onChange: (change: Partial<ListFilters>) => void;
  onExport: () => void;
  exporting: boolean;
  /** There is nothing to export (yet). */
  empty: boolean;
  /** How many filters narrow the list. */
  inUse: number;
  /** Whether the filters that a small screen folds are open there. */
  open: boolean;
  onOpen: (open: boolean) => void;
  /** The id of those that load later. */
  panelId: string;
}

/** A date field needs a maximum, or browsers accept years of six digits. */
const lastDay = '9999-12-31';

/** The fields that filter and sort the list, and the button that exports the result. */
export function RequestFilters(props: RequestFiltersProps) {
  const { filters, period, onChange, onExport, exporting, empty, inUse, open, onOpen, panelId } =
    props;
  const box = useRef<HTMLDivElement>(null);
  const { search, sort, range } = filters;
  // A date that is being typed may have a year of six digits: it stays in its field.
  const { from, to } = range ? period : filters;

  useTypedBeforeHydration(box, { search, from, to, sort }, (typed) => {
    onChange({ ...typed, sort: requestSorts.find((name) => name === typed.sort) ?? sort });
  });

  return (
    <div
      ref={box}
      className={`screen-only ${styles.filters}`}
      data-dense
      role="search"
      aria-label="Appointment requests"
      data-open={open || undefined}
    >
      <div className={styles.search}>
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
      <Button
        kind="secondary"
        size="compact"
        className={styles.fold}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => onOpen(!open)}
      >
        Filters{' '}
        {inUse > 0 && (
          <span className={styles.count}>
            <span>{inUse}</span>
            <span className="visually-hidden"> in use</span>
          </span>
        )}
        <Icon icon="ChevronDown" />
      </Button>
      <div className={styles.folded}>
        <TextField
          label="From Date"
          name="from"
          type="date"
          max={lastDay}
          value={from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <TextField
          label="To Date"
          name="to"
          type="date"
          max={lastDay}
          value={to}
          onChange={(event) => onChange({ to: event.target.value })}
        />
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
      <Button
        size="compact"
        className={styles.export}
        aria-disabled={exporting || empty || undefined}
        data-idle={exporting || empty || undefined}
        onClick={onExport}
      >
        <Icon icon="Download" />
        <span>{exporting ? 'Preparing…' : 'Export to Excel'}</span>
      </Button>
    </div>
  );
}
