import { type ReactNode, useId, useMemo } from 'react';
import type { AppointmentRequest } from '#src/api/appointments.ts';
import { Icon } from '#src/components/Icon.tsx';
import { shortened } from '#src/domain/text/shortened.ts';
import { type ValueField, valueKey, valuesOf } from './fieldValues.ts';
import styles from './FilterBar.module.css';

interface FilterSelectProps {
  label: string;
  name: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

/** Tinted while it narrows the list, which an order never does. */
export function FilterSelect({ label, name, value, onChoose, children }: FilterSelectProps) {
  const id = useId();
  return (
    <div className={styles.choice} data-used={(value && name !== 'sort') || undefined}>
      <label htmlFor={id} className="soft">
        {label}
      </label>
      <select id={id} name={name} value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
      <Icon icon="ChevronDown" />
    </div>
  );
}

interface ValueSelectProps extends Omit<FilterSelectProps, 'children'> {
  field: ValueField;
  requests: readonly AppointmentRequest[];
  inWords?: (value: string) => string;
}

/** Longer options would widen the select beyond the screen. */
const maxLetters = 60;

/** A select of the requests' values. An address's value that no request has stays chosen, marked as such. */
export function ValueSelect(props: ValueSelectProps) {
  const { field, requests, value, inWords = String, ...select } = props;
  const values = useMemo(() => valuesOf(requests, field), [requests, field]);
  const chosen = values.find((other) => value && valueKey(other) === valueKey(value)) ?? value;
  const isUnknown = !values.includes(chosen) && chosen !== '';
  return (
    <FilterSelect {...select} value={chosen}>
      <option value="">All</option>
      {isUnknown && (
        <option value={chosen}>
          {shortened(chosen, maxLetters) + (requests.length > 0 ? ' (no requests)' : '')}
        </option>
      )}
      {values.map((each) => (
        <option key={each} value={each}>
          {shortened(inWords(each), maxLetters)}
        </option>
      ))}
    </FilterSelect>
  );
}
