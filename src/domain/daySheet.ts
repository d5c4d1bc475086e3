import { allChoices, type Choices, filterByChoices, type RequestFacts } from './choiceFilters.ts';
import { filterByDate, type RequestList } from './requestList.ts';
import type { AppointmentRequest } from './types.ts';

/** What a day sheet is for. */
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
  facts: RequestFacts,
): readonly AppointmentRequest[] {
  const found = filterByDate(requests.find(search, 'Oldest'), { from: day, to: day });
  return filterByChoices(found, choices, facts);
}

/** What else than clinic and day narrows a sheet, in words: 'Surgery, Dog, “asha”'; '' where it holds the whole day. */
export function sheetLimits({ search, choices }: DaySheetQuery): string {
  const values = Object.entries({ ...allChoices, ...choices })
    .filter(([name, value]) => name !== 'clinic' && value)
    .map(([, value]) => value);
  return [...values, ...(search.trim() ? [`“${search.trim()}”`] : [])].join(', ');
}
