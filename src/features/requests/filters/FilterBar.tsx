import { type ReactNode, useId, useState } from 'react';
import { Button } from '#src/components/Button.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { useDesk } from '#src/features/requests/desk.ts';
import { DatesPopover } from './DatesPopover.tsx';
import { FilterSelect, ValueSelect } from './FilterSelect.tsx';
import { QuickDays } from './QuickDays.tsx';
import {
  appliedFilters,
  asFilters,
  noteFilters,
  type RequestFilters,
  requestSorts,
} from './requestFilters.ts';
import styles from './FilterBar.module.css';

interface FilterBarProps {
  filters: RequestFilters;
  onChange: (change: Partial<RequestFilters>) => void;
  children: ReactNode;
}

/** Search, filters and order; on a phone everything but the search is behind `Filters`. */
export function FilterBar({ filters, onChange, children }: FilterBarProps) {
  const { requests, now, shortClinicName } = useDesk();
  const applied = appliedFilters(filters, now.date);
  const [isOpen, setIsOpen] = useState(false);
  const restId = useId();
  const choice = (name: 'clinic' | 'service' | 'notes' | 'sort') => ({
    name,
    value: applied[name],
    onChoose: (value: string) => onChange(asFilters({ [name]: value })),
  });

  return (
    <div
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
          value={filters.search}
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
        <QuickDays period={applied} onChange={onChange} />
        <DatesPopover period={applied} onChange={onChange} />
        <ValueSelect
          label="Clinic"
          field="locationName"
          requests={requests.dated}
          inWords={shortClinicName}
          {...choice('clinic')}
        />
        <ValueSelect
          label="Service"
          field="appointmentType"
          requests={requests.dated}
          {...choice('service')}
        />
        <FilterSelect label="Notes" {...choice('notes')}>
          <option value="">All</option>
          {noteFilters.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </FilterSelect>
        <FilterSelect label="Sort By" {...choice('sort')}>
          {requestSorts.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </FilterSelect>
        {children}
      </div>
    </div>
  );
}

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
