import { Download, Search } from 'lucide';
import { useRef } from 'react';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { SelectField } from '#src/components/SelectField.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { useTypedBeforeHydration } from '#src/components/useTypedBeforeHydration.ts';
import { requestSorts } from '#src/domain/requestList.ts';
import type { ListFilters } from '#src/domain/listFilters.ts';
import styles from './RequestFilters.module.css';

interface RequestFiltersProps {
  filters: ListFilters;
  onChange: (change: Partial<ListFilters>) => void;
  onExport: () => void;
  exporting: boolean;
  /** There is nothing to export (yet). */
  empty: boolean;
}

/** Without a maximum a browser's date field accepts years of six digits. */
const lastDay = '9999-12-31';

/** What narrows and sorts the list, and the export of what is left. */
export function RequestFilters({
  filters,
  onChange,
  onExport,
  exporting,
  empty,
}: RequestFiltersProps) {
  const box = useRef<HTMLDivElement>(null);
  const { search, from, to, sort } = filters;

  useTypedBeforeHydration(box, { search, from, to, sort }, (typed) => {
    onChange({ ...typed, sort: requestSorts.find((name) => name === typed.sort) ?? sort });
  });

  return (
    <div ref={box} className={styles.filters} role="search" aria-label="Appointment requests">
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
        <Icon icon={Search} className={styles.glass} />
      </div>
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
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <Button
        size="compact"
        className={styles.export}
        aria-disabled={exporting || empty || undefined}
        onClick={onExport}
      >
        <Icon icon={Download} />
        {exporting ? 'Preparing…' : 'Export to Excel'}
      </Button>
    </div>
  );
}
