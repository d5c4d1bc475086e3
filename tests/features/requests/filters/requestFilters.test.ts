import { expect, it } from 'vitest';
import {
  appliedFilters,
  changedFilters,
  defaultFilters,
  parseFilters,
  type QuickRange,
  quickRanges,
  rangeOf,
  rangePeriod,
  type RequestFilters,
  withFilters,
} from '#src/features/requests/filters/requestFilters.ts';

const read = (query: string) => parseFilters(new URLSearchParams(query));
const written = (filters: RequestFilters, query = '') =>
  withFilters(new URLSearchParams(query), filters).toString();
const today = '2026-02-28';
const nextWeek: RequestFilters = { ...defaultFilters, range: 'Next 7 days' };

it('an address without filters shows the whole list, newest first', () => {
  expect(read('')).toEqual(defaultFilters);
  expect(appliedFilters(defaultFilters, today).sort).toBe('Recent');
  expect(written(defaultFilters, 'q=asha&page=2')).toBe('');
});

it('filters are read from the address as they were written, and leave the open request in it', () => {
  const filters: RequestFilters = {
    search: 'asha m',
    from: '2026-07-01',
    to: '2026-07-31',
    range: '',
    clinic: 'Adyar & Co = 100 %',
    service: 'Surgery',
    notes: 'Call again',
    sort: 'Oldest',
    page: 3,
  };
  expect(read(written(filters))).toEqual(filters);
  const query = written({ ...defaultFilters, clinic: 'Adyar' }, 'request=7&page=2');
  expect(query).toBe('request=7&clinic=Adyar');
});

it('invalid values in the address are ignored', () => {
  const query =
    'from=2026-02-30&to=20261-07-02&sort=Newest&page=0&range=Yesterday&notes=again&clinic=+++';
  expect(read(query)).toEqual(defaultFilters);
  expect(read('from=yesterday&page=x')).toEqual(defaultFilters);
});

it('a quick range shows its days by the calendar', () => {
  const daysOf = (range: QuickRange, day: string) => {
    const { from, to } = appliedFilters({ ...defaultFilters, range }, day);
    return [from, to];
  };
  expect(daysOf('Today', '2028-02-28')).toEqual(['2028-02-28', '2028-02-28']);
  expect(daysOf('Tomorrow', '2028-02-28')).toEqual(['2028-02-29', '2028-02-29']);
  expect(daysOf('Next 7 days', '2026-12-28')).toEqual(['2026-12-28', '2027-01-03']);
});

it('a quick range shows as pressed if the dates are exactly its own', () => {
  for (const range of quickRanges) expect(rangeOf(rangePeriod(range, today), today)).toBe(range);
  expect(rangeOf({ from: '', to: '' }, today)).toBe('');
  expect(rangeOf({ from: today, to: '2026-03-01' }, today)).toBe('');
});

it('the address has a quick range by its name, which overrides dates', () => {
  expect(written(nextWeek)).toBe('range=Next+7+days');
  expect(read('range=Tomorrow&from=2026-07-01&to=2026-07-02')).toMatchObject({ from: '', to: '' });
});

it('a changed date ends a quick range and keeps the other date', () => {
  const changed = changedFilters(nextWeek, { from: '2026-03-02' }, today);
  expect(changed).toMatchObject({ range: '', from: '2026-03-02', to: '2026-03-06' });
  expect(changedFilters(nextWeek, { from: '', to: '' }, today)).toEqual(defaultFilters);
});

it('a quick range replaces the dates, and stays while something else changes', () => {
  const dates = { ...defaultFilters, from: '2026-07-01', to: '2026-07-02' };
  expect(changedFilters(dates, { range: 'Today' }, today)).toEqual({
    ...defaultFilters,
    range: 'Today',
  });
  expect(changedFilters(nextWeek, { sort: 'Next up' }, today).range).toBe('Next 7 days');
});

it('a single day is listed in its order, until another order is chosen', () => {
  const day = changedFilters(defaultFilters, { from: today, to: today }, today);
  const sortAfter = (change: Partial<RequestFilters>) =>
    appliedFilters(changedFilters(day, change, today), today).sort;
  expect(sortAfter({})).toBe('Oldest');
  expect(sortAfter({ range: 'Tomorrow' })).toBe('Oldest');
  expect(sortAfter({ range: 'Next 7 days' })).toBe('Recent');
  expect(sortAfter({ sort: 'Next up', from: '', to: '' })).toBe('Next up');
});

it('every change but that of the page leads to the first page', () => {
  const third = { ...defaultFilters, page: 3 };
  expect(changedFilters(third, { sort: 'Oldest' }, today).page).toBe(1);
  expect(changedFilters(third, { page: 4 }, today).page).toBe(4);
});
