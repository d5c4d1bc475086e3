import { expect, it } from 'vitest';
import {
  appliedFilters,
  changeFilters,
  defaultFilters,
  parseFilters,
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

it('shows the whole list, newest first, where the address has no filters', () => {
  expect(read('')).toEqual(defaultFilters);
  expect(appliedFilters(defaultFilters, today).sort).toBe('Recent');
  expect(written(defaultFilters, 'q=asha&page=2')).toBe('');
});

it('reads the filters of the address back as they were written, and leaves the open request in it', () => {
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

it.each([
  'from=2026-02-30',
  'from=yesterday',
  'to=20261-07-02',
  'sort=Newest',
  'page=0',
  'page=x',
  'range=Yesterday',
  'notes=again',
  'clinic=+++',
])('ignores what is invalid in the address: %s', (query) => {
  expect(read(query)).toEqual(defaultFilters);
});

it.each([
  ['Today', '2028-02-28', '2028-02-28', '2028-02-28'],
  ['Tomorrow', '2028-02-28', '2028-02-29', '2028-02-29'],
  ['Tomorrow', '2026-12-31', '2027-01-01', '2027-01-01'],
  ['Next 7 days', '2026-12-28', '2026-12-28', '2027-01-03'],
] as const)('shows for %s on %s the days from %s to %s', (range, day, from, to) => {
  expect(rangePeriod(range, day)).toEqual({ from, to });
  expect(appliedFilters({ ...defaultFilters, range }, day)).toMatchObject({ from, to });
});

it('shows a quick range as pressed where the dates are exactly its own', () => {
  for (const range of quickRanges) expect(rangeOf(rangePeriod(range, today), today)).toBe(range);
  expect(rangeOf({ from: '', to: '' }, today)).toBe('');
  expect(rangeOf({ from: today, to: '2026-03-01' }, today)).toBe('');
});

it('keeps a quick range in the address by its name, where it wins over dates', () => {
  expect(written(nextWeek)).toBe('range=Next+7+days');
  expect(read('range=Tomorrow&from=2026-07-01&to=2026-07-02')).toMatchObject({ from: '', to: '' });
});

it('ends a quick range where one of its dates is changed, and keeps the other date', () => {
  const changed = changeFilters(nextWeek, { from: '2026-03-02' }, today);
  expect(changed).toMatchObject({ range: '', from: '2026-03-02', to: '2026-03-06' });
  expect(changeFilters(nextWeek, { from: '', to: '' }, today)).toEqual(defaultFilters);
});

it('replaces dates by a quick range, which stays while something else changes', () => {
  const dates = { ...defaultFilters, from: '2026-07-01', to: '2026-07-02' };
  expect(changeFilters(dates, { range: 'Today' }, today)).toEqual({
    ...defaultFilters,
    range: 'Today',
  });
  expect(changeFilters(nextWeek, { sort: 'Next up' }, today).range).toBe('Next 7 days');
});

it('lists today and tomorrow in the order of the day, until another order is chosen', () => {
  const day = changeFilters(defaultFilters, { range: 'Today' }, today);
  const sortAfter = (change: Partial<RequestFilters>) =>
    appliedFilters(changeFilters(day, change, today), today).sort;
  expect(sortAfter({})).toBe('Oldest');
  expect(sortAfter({ range: 'Next 7 days' })).toBe('Recent');
  expect(sortAfter({ sort: 'Next up', from: '', to: '' })).toBe('Next up');
});

it('starts at the first page after every change but that of the page', () => {
  const third = { ...defaultFilters, page: 3 };
  expect(changeFilters(third, { sort: 'Oldest' }, today).page).toBe(1);
  expect(changeFilters(third, { page: 4 }, today).page).toBe(4);
});
