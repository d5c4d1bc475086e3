import { useMemo } from 'react';
import { SelectField } from '#src/components/SelectField.tsx';
import { type ChoiceFilter, choiceKey } from '#src/features/requests/choiceFilters.ts';
import { choiceOptions } from '#src/features/requests/choiceOptions.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { shortened } from '#src/domain/shortened.ts';

interface ChoiceFieldProps {
  filter: ChoiceFilter;
  /** The chosen value; '' for the first option. It may be one that no request has. */
  value: string;
  /** The requests that the values are taken from. */
  requests: readonly AppointmentRequest[];
  /** The option for no choice. */
  first: string;
  /** How a value is said; as it is otherwise. */
  words?: (value: string) => string;
  onChoose: (value: string) => void;
}

/** A value may be anything; a list as wide as the longest of them would leave the screen. */
const mostLetters = 60;

/** A filter in which one value is chosen. A value of the address that no request has is shown as chosen, and says so. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { filter, value, requests, first, words = String, onChoose } = props;
  const { values, leftOut } = useMemo(() => choiceOptions(requests, filter), [requests, filter]);
  const chosen = values.find((other) => choiceKey(other) === choiceKey(value));
  return (
    <SelectField
      label={filter.label}
      value={value && (chosen ?? value)}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{first}</option>
      {value && !chosen && (
        <option value={value}>
          {`${shortened(value, mostLetters)}${requests.length > 0 ? ' (no requests)' : ''}`}
        </option>
      )}
      {values.map((option) => (
        <option key={option} value={option}>
          {shortened(words(option), mostLetters)}
        </option>
      ))}
      {leftOut > 0 && <option disabled>{`${leftOut} less common ones are not listed`}</option>}
    </SelectField>
  );
}
