import { useId } from 'react';
import { Button } from '#src/components/Button.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Popover } from '#src/components/Popover.tsx';
import { formatDate } from '#src/domain/time/dates.ts';
import { useRequestListContext } from '#src/features/requests/RequestListContext.ts';
import { type DatePeriod, rangeOf, validDate } from './requestFilters.ts';
import type { ChangeFilters } from './useRequestFilters.ts';

interface DatesPopoverProps {
  period: DatePeriod;
  onChange: ChangeFilters;
}

/** Two date fields behind a button, which shows the chosen days unless a quick range has them. */
export function DatesPopover({ period, onChange }: DatesPopoverProps) {
  const today = useRequestListContext().now.date;
  const id = useId();
  const chosenDates = rangeOf(period, today) ? '' : daysInWords(period, today);
  return (
    <>
      <Button
        kind="secondary"
        size="compact"
        popoverTarget={id}
        data-used={chosenDates !== '' || undefined}
      >
        <Icon icon="Calendar" />
        <span className={chosenDates && 'visually-hidden'}>Dates</span>
        {chosenDates && <span className="numeric">{chosenDates}</span>}
      </Button>
      <Popover id={id}>
        <DayField
          label="From Date"
          name="from"
          value={period.from}
          onChoose={(from) => onChange({ from })}
        />
        <DayField label="To Date" name="to" value={period.to} onChoose={(to) => onChange({ to })} />
      </Popover>
    </>
  );
}

interface DayFieldProps {
  label: string;
  name: string;
  /** YYYY-MM-DD, or '' for none. */
  value: string;
  onChoose: (day: string) => void;
}

function DayField({ onChoose, ...field }: DayFieldProps) {
  return (
    <TextField
      {...field}
      type="date"
      // Without a maximum browsers accept years of six digits.
      max="9999-12-31"
      onChange={({ target }) => onChoose(validDate(target.value))}
    />
  );
}

/** '1 Jul – 31 Jul', '19 Nov', '– 31 Jan 2027': the current year is left out. */
function daysInWords({ from, to }: DatePeriod, today: string): string {
  const [first, last] = [from, to].map((day) =>
    formatDate(day).replace(` ${today.slice(0, 4)}`, ''),
  );
  return (first === last ? first : `${first} – ${last}`)?.trim() ?? '';
}
