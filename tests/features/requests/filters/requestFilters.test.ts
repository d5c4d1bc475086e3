import { describe, expect, it } from 'vitest';
import {
  changeFilters,
  defaultFilters,
  parseFilters,
  periodOf,
  quickRanges,
  rangeOf,
  rangePeriod,
  type RequestFilters,
  withFilters,
} from '#src/features/requests/filters/requestFilters.ts';

const read = (query: string) => parseFilters(new URLSearchParams(query));
const written = (filters: RequestFilters, query = '') =>
  withFilters(new URLSearchParams(query), filters).toString();

describe('the filters in the address', () => {
  it('are the whole list, newest first, without a query', () => {
    expect(read('')).toEqual(defaultFilters);
    expect(written(defaultFilters, 'q=asha&page=2')).toBe('');
  });

  it('are read back as they were written', () => {
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
  });

  it('leave the open request in the address', () => {
    expect(written({ ...defaultFilters, clinic: 'Adyar' }, 'request=7&page=2')).toBe(
      'request=7&clinic=Adyar',
    );
  });

  it.each([
    'from=2026-02-30',
    'from=yesterday',
    'to=2026-7-1',
    'to=20261-07-02',
    'sort=Newest',
    'page=0',
    'page=-1',
    'page=x',
    'range=Yesterday',
    'notes=again',
    'clinic=+++',
  ])('are ignored where they are invalid: %s', (query) => {
    expect(read(query)).toEqual(defaultFilters);
  });
});

describe('Today, Tomorrow and Next 7 days', () => {
  it.each([
    ['Today', '2028-02-28', '2028-02-28', '2028-02-28'],
    ['Tomorrow', '2028-02-28', '2028-02-29', '2028-02-29'],
    ['Tomorrow', '2026-12-31', '2027-01-01', '2027-01-01'],
    ['Next 7 days', '2026-12-28', '2026-12-28', '2027-01-03'],
  ] as const)('%s on %s is from %s to %s', (range, today, from, to) => {
    expect(rangePeriod(range, today)).toEqual({ from, to });
  });

  it('are known again by their days', () => {
    for (const range of quickRanges)
      expect(rangeOf(rangePeriod(range, '2026-11-18'), '2026-11-18')).toBe(range);
    expect(rangeOf({ from: '', to: '' }, '2026-11-18')).toBe('');
    expect(rangeOf({ from: '2026-11-18', to: '2026-11-19' }, '2026-11-18')).toBe('');
  });

  const today = '2026-02-28';
  const nextWeek: RequestFilters = { ...defaultFilters, range: 'Next 7 days' };

  it('move with the calendar: the address has their name', () => {
    expect(written(nextWeek)).toBe('range=Next+7+days');
    expect(periodOf(nextWeek, today)).toEqual({ from: '2026-02-28', to: '2026-03-06' });
    expect(periodOf(nextWeek, '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-07' });
  });

  it('win over dates that stand beside them', () => {
    const filters = read('range=Tomorrow&from=2026-07-01&to=2026-07-02');
    expect(periodOf(filters, today)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  });

  it('end where one of their dates is changed, and the other date stays', () => {
    const changed = changeFilters(nextWeek, { from: '2026-03-02' }, today);
    expect(changed).toMatchObject({ range: '', from: '2026-03-02', to: '2026-03-06' });
    expect(changeFilters(nextWeek, { from: '', to: '' }, today)).toEqual(defaultFilters);
  });

  it('replace dates, and stay while something else changes', () => {
    const dates = { ...defaultFilters, from: '2026-07-01', to: '2026-07-02' };
    expect(changeFilters(dates, { range: 'Today' }, today)).toMatchObject({
      range: 'Today',
      from: '',
      to: '',
    });
    expect(changeFilters(nextWeek, { sort: 'Next up' }, today).range).toBe('Next 7 days');
  });

  it('show one day in its order, until another order is chosen', () => {
    const oneDay = changeFilters(defaultFilters, { range: 'Today' }, today);
    expect(oneDay.sort).toBe('Oldest');
    expect(written(oneDay)).toBe('range=Today');
    expect(read('range=Tomorrow').sort).toBe('Oldest');
    expect(changeFilters(oneDay, { range: 'Next 7 days' }, today).sort).toBe('Recent');
    const chosen = changeFilters(oneDay, { sort: 'Next up' }, today);
    expect(changeFilters(chosen, { from: '', to: '' }, today).sort).toBe('Next up');
  });
});

it('every change starts at the first page, unless the page is what changes', () => {
  const third = { ...defaultFilters, page: 3 };
  expect(changeFilters(third, { sort: 'Oldest' }, '2026-02-28').page).toBe(1);
  expect(changeFilters(third, { page: 4 }, '2026-02-28').page).toBe(4);
});
