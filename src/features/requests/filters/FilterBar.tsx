import { type ReactNode, useId, useState } from 'react';
import { Button } from '#src/components/Button.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { useRequestListContext } from '#src/features/requests/RequestListContext.ts';
import { DatesPopover } from './DatesPopover.tsx';
import { FilterSelect, ValueSelect } from './FilterSelect.tsx';
import { QuickDays } from './QuickDays.tsx';
import {
  type AppliedFilters,
  noteFilters,
  oneOf,
  requestSorts,
  usedFilters,
} from './requestFilters.ts';
import type { ChangeFilters } from './useRequestFilters.ts';
import styles from './FilterBar.module.css';

interface FilterBarProps {
  filters: AppliedFilters;
  onChange: ChangeFilters;
  children: ReactNode;
}

/** Search, filters and order; on a phone everything but the search is behind `Filters`. */
export function FilterBar({ filters, onChange, children }: FilterBarProps) {
  const { list, shortClinicName } = useRequestListContext();
  const [isOpen, setIsOpen] = useState(false);
  const restId = useId();

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
        <QuickDays period={filters} onChange={onChange} />
        <DatesPopover period={filters} onChange={onChange} />
        <ValueSelect
          label="Clinic"
          name="clinic"
          field="locationName"
          requests={list.dated}
          inWords={shortClinicName}
          value={filters.clinic}
          onChoose={(clinic) => onChange({ clinic })}
        />
        <ValueSelect
          label="Service"
          name="service"
          field="appointmentType"
          requests={list.dated}
          value={filters.service}
          onChoose={(service) => onChange({ service })}
        />
        <FilterSelect
          label="Notes"
          name="notes"
          value={filters.notes}
          onChoose={(notes) => onChange({ notes: oneOf(noteFilters, notes) })}
        >
          <option value="">All</option>
          {noteFilters.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </FilterSelect>
        <FilterSelect
          label="Sort By"
          name="sort"
          value={filters.sort}
          onChoose={(sort) => onChange({ sort: oneOf(requestSorts, sort) })}
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

function FiltersInUse({ filters }: { filters: AppliedFilters }) {
  const count = usedFilters(filters).length;
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span>{count}</span>
      <span className="visually-hidden"> in use</span>
    </span>
  );
}
