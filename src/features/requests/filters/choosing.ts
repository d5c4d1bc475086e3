/* What is chosen from the list's own values: one file to fetch, after the rows. */
export { DaySheet } from '#src/features/requests/day-sheet/DaySheet.tsx';
export { ChoiceField } from './ChoiceField.tsx';
export { MoreFilters } from './MoreFilters.tsx';
