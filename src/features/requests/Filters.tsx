import { Download, Search } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#src/components/Button.tsx';
import { SelectField } from '#src/components/SelectField.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { useTypedBeforeHydration } from '#src/components/useTypedBeforeHydration.ts';
import { appointmentSorts } from '#src/domain/appointments.ts';
import type { ListFilters } from '#src/domain/listFilters.ts';
import styles from './Filters.module.css';

interface FiltersProps {
  view: ListFilters;
  onChange: (change: Partial<ListFilters>) => void;
  onExport: () => void;
  exporting: boolean;
  /** Nothing to export (yet). */
  empty: boolean;
}

/** Without it a browser's date field takes years of six digits. */
const lastDay = '9999-12-31';

/** What narrows and orders the list, and the way to take it along. */
export function Filters({ view, onChange, onExport, exporting, empty }: FiltersProps) {
  const box = useRef<HTMLDivElement>(null);
  const { words, from, to } = view;

  useTypedBeforeHydration(box, { words, from, to, sort: view.sort }, (typed) => {
    onChange({ ...typed, sort: appointmentSorts.find((name) => name === typed.sort) ?? view.sort });
  });

  return (
    <div ref={box} className={styles.filters} role="search" aria-label="Appointment requests">
      <div className={styles.search}>
        <TextField
          label="Search"
          name="words"
          type="search"
          placeholder="Name, mobile or e-mail"
          autoComplete="off"
          spellCheck={false}
          value={view.words}
          onChange={(event) => onChange({ words: event.target.value })}
        />
        <Search aria-hidden strokeWidth={1.5} className={styles.glass} />
      </div>
      <TextField
        label="From Date"
        name="from"
        type="date"
        max={lastDay}
        value={view.from}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        label="To Date"
        name="to"
        type="date"
        max={lastDay}
        value={view.to}
        onChange={(event) => onChange({ to: event.target.value })}
      />
      <SelectField
        label="Sort By"
        name="sort"
        value={view.sort}
        onChange={(event) => {
          const sort = appointmentSorts.find((name) => name === event.target.value);
          if (sort) onChange({ sort });
        }}
      >
        {appointmentSorts.map((sort) => (
          <option key={sort}>{sort}</option>
        ))}
      </SelectField>
      <Button
        size="compact"
        className={styles.export}
        aria-disabled={exporting || empty || undefined}
        onClick={onExport}
      >
        <Download aria-hidden />
        {exporting ? 'Preparing…' : 'Export to Excel'}
      </Button>
    </div>
  );
}
