import { Download } from 'lucide-react';
import { Button } from '#src/components/Button.tsx';
import { SelectField } from '#src/components/SelectField.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { type AppointmentQuery, appointmentSorts } from '#src/domain/appointments.ts';
import styles from './Filters.module.css';

interface FiltersProps {
  query: AppointmentQuery;
  onChange: (change: Partial<AppointmentQuery>) => void;
  onExport: () => void;
  exporting: boolean;
  /** Nothing to export (yet). */
  empty: boolean;
}

/** What narrows and orders the list, and the way to take it along. */
export function Filters({ query, onChange, onExport, exporting, empty }: FiltersProps) {
  return (
    <div className={styles.filters}>
      <TextField
        label="From Date"
        type="date"
        value={query.from}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        label="To Date"
        type="date"
        value={query.to}
        onChange={(event) => onChange({ to: event.target.value })}
      />
      <SelectField
        label="Sort By"
        value={query.sort}
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
