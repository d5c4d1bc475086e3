import { Download, Search } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '#src/components/Button.tsx';
import { SelectField } from '#src/components/SelectField.tsx';
import { TextField } from '#src/components/TextField.tsx';
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
  const atStart = useRef({ view, onChange });

  // The prerendered fields can be filled in before the script is there.
  useLayoutEffect(() => {
    const { view: first, onChange: tell } = atStart.current;
    const read = (name: 'words' | 'from' | 'to' | 'sort') =>
      box.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value ??
      first[name];
    const found = {
      words: read('words'),
      from: read('from'),
      to: read('to'),
      sort: appointmentSorts.find((sort) => sort === read('sort')) ?? first.sort,
    };
    const names = ['words', 'from', 'to', 'sort'] as const;
    if (names.some((name) => found[name] !== first[name])) tell(found);
  }, []);

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
