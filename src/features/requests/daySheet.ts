import { allChoices, type Choices, filterByChoices, type PassesNotes } from './choiceFilters.ts';
import { filterByDate, type RequestList } from './requestList.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';

/** The clinic and day of a day sheet. */
export interface DaySheetQuery {
  /** YYYY-MM-DD */
  day: string;
  search: string;
  choices: Choices;
}

/** The requests of a day sheet, by time; those whose time can't be read come first. */
export function daySheetRows(
  requests: RequestList,
  { day, search, choices }: DaySheetQuery,
  passesNotes: PassesNotes,
): readonly AppointmentRequest[] {
  const found = filterByDate(requests.find(search, 'Oldest'), { from: day, to: day });
  return filterByChoices(found, choices, passesNotes);
}

/** Filters that apply to a day sheet besides clinic and day, in words: 'Surgery, “asha”'; '' if there are none. */
export function sheetLimits({ search, choices }: DaySheetQuery): string {
  const values = Object.entries({ ...allChoices, ...choices })
    .filter(([name, value]) => name !== 'clinic' && value)
    .map(([, value]) => value);
  return [...values, ...(search.trim() ? [`“${search.trim()}”`] : [])].join(', ');
}
