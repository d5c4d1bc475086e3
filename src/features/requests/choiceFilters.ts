import { memoize } from '#src/domain/memoize.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';

/** What the list can be narrowed to by the desk's notes: nobody was reached yet, or a time to call again is set. */
export const noteFilters = ['To call', 'Call again'] as const;
export type NoteFilter = (typeof noteFilters)[number];

/** Whether the desk's note on a request passes the filter. */
export type PassesNotes = (request: AppointmentRequest, filter: NoteFilter) => boolean;

/** A filter of the staff list in which one value is chosen from several. */
interface ChoiceFilterBase {
  /** Its name in the address. */
  name: ChoiceName;
  label: string;
}

/** Its values are those of a field in the loaded records. */
export interface FieldFilter extends ChoiceFilterBase {
  field: 'locationName' | 'appointmentType';
}

/** Its values are always the same. */
export interface FixedFilter extends ChoiceFilterBase {
  values: readonly NoteFilter[];
}

export type ChoiceFilter = FieldFilter | FixedFilter;
export type ChoiceName = 'clinic' | 'service' | 'notes';

/** For each filter the chosen value; '' for all. */
export type Choices = Readonly<Record<ChoiceName, string>>;

/** It stands beside the search and the days, not among the further ones. */
export const clinicFilter: FieldFilter = {
  name: 'clinic',
  label: 'Clinic',
  field: 'locationName',
};

/** Every such filter, in the order of the page. */
export const choiceFilters: readonly ChoiceFilter[] = [
  clinicFilter,
  { name: 'service', label: 'Service', field: 'appointmentType' },
  { name: 'notes', label: 'Notes', values: noteFilters },
];

/** Nothing chosen: every request passes. */
export const allChoices: Choices = { clinic: '', service: '', notes: '' };

/** The value of records that lack the field. */
export const notGiven = 'Not given';

/** A record's value as it is offered and shown: spaces tidied; `notGiven` for none. */
export function choiceLabel(value: string): string {
  return value.trim().replace(/\s+/g, ' ') || notGiven;
}

/** What two spellings of one value have in common: 'surgery' and ' Surgery' are the same service. */
export function choiceKey(value: string): string {
  return choiceLabel(value).toLowerCase();
}

/** A choice as an address gives it; '' (all) for a value that the filter can't have. Any value of a record's field can be. */
export function parseChoice(filter: ChoiceFilter, given: string | null): string {
  const value = given?.trim() ? choiceLabel(given) : '';
  return 'field' in filter || filter.values.some((fixed) => fixed === value) ? value : '';
}

/** The requests with every chosen value. Without a choice the list itself. */
export function filterByChoices(
  requests: readonly AppointmentRequest[],
  choices: Choices,
  passesNotes: PassesNotes,
): readonly AppointmentRequest[] {
  let found = requests;
  for (const filter of choiceFilters) {
    const value = choices[filter.name];
    if (value) found = found.filter(testOf(filter, value, passesNotes));
  }
  return found;
}

function testOf(
  filter: ChoiceFilter,
  value: string,
  passesNotes: PassesNotes,
): (request: AppointmentRequest) => boolean {
  if (!('field' in filter)) return (request) => passesNotes(request, value as NoteFilter);
  const keyOf = memoize(choiceKey);
  const key = choiceKey(value);
  return (request) => keyOf(request[filter.field]) === key;
}
