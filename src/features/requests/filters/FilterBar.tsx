import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { DatesPopover } from './DatesPopover.tsx';
import { FilterSelect, ValueSelect } from './FilterSelect.tsx';
import {
  asFilters,
  noteFilters,
  periodOf,
  quickRanges,
  rangeOf,
  type RequestFilters,
  requestSorts,
} from './requestFilters.ts';
import styles from './FilterBar.module.css';

interface FilterBarProps {
  /** The requests whose clinics and services are offered. */
  requests: readonly AppointmentRequest[];
  filters: RequestFilters;
  /** YYYY-MM-DD */
  today: string;
  /** A clinic's name without the brand. */
  clinicOf: (name: string) => string;
  onChange: (change: Partial<RequestFilters>) => void;
  /** The export, in the same line. */
  children: ReactNode;
}

/** Search, days, clinic, service, notes and order, in one line on a desk; on a phone all but the search behind `Filters`. */
export function FilterBar(props: FilterBarProps) {
  const { requests, filters, today, clinicOf, onChange, children } = props;
  const { search, clinic, service, notes, sort } = filters;
  const period = periodOf(filters, today);
  const range = rangeOf(period, today);
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const restId = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = ({ key, target }: KeyboardEvent) => {
      // A popover or dialog takes this Esc for itself.
      if (key !== 'Escape' || (target as Element).closest('[popover], dialog')) return;
      box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      setIsOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return (
    <div
      ref={box}
      className={`screen-only ${styles.filters}`}
      role="search"
      aria-label="Appointment requests"
      data-dense
      data-open={isOpen || undefined}
    >
      <div className={styles.search} data-labels="unseen">
        <TextField
          label="Search"
          name="search"
          type="search"
          placeholder="Name, mobile, e-mail"
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={({ target }) => onChange({ search: target.value })}
        />
      </div>
      <Button
        kind="secondary"
        size="compact"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={restId}
        onClick={() => setIsOpen(!isOpen)}
      >
        Filters <FiltersInUse filters={filters} />
        <Icon icon="ChevronDown" data-turns="" />
      </Button>
      <div id={restId} className={styles.rest}>
        <div role="group" aria-label="Days" className={styles.days}>
          {quickRanges.map((name) => (
            <button
              key={name}
              type="button"
              className={styles.range}
              data-choice="bare"
              aria-pressed={name === range}
              onClick={() => onChange(name === range ? { from: '', to: '' } : { range: name })}
            >
              {name}
            </button>
          ))}
        </div>
        <DatesPopover period={period} today={today} onChange={onChange} />
        <ValueSelect
          label="Clinic"
          name="clinic"
          field="locationName"
          requests={requests}
          value={clinic}
          inWords={clinicOf}
          onChoose={(value) => onChange({ clinic: value })}
        />
        <ValueSelect
          label="Service"
          name="service"
          field="appointmentType"
          requests={requests}
          value={service}
          onChoose={(value) => onChange({ service: value })}
        />
        <FilterSelect
          label="Notes"
          name="notes"
          value={notes}
          onChoose={(value) => onChange(asFilters({ notes: value }))}
        >
          <option value="">All</option>
          {noteFilters.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </FilterSelect>
        <FilterSelect
          label="Sort By"
          name="sort"
          value={sort}
          onChoose={(value) => onChange(asFilters({ sort: value }))}
        >
          {requestSorts.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </FilterSelect>
        {children}
      </div>
    </div>
  );
}

/** The number of filters in use behind the button. */
function FiltersInUse({ filters }: { filters: RequestFilters }) {
  const { range, from, to, clinic, service, notes } = filters;
  const count = [range || from || to, clinic, service, notes].filter(Boolean).length;
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span>{count}</span>
      <span className="visually-hidden"> in use</span>
    </span>
  );
}
