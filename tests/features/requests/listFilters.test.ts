import { describe, expect, it } from 'vitest';
import { allChoices } from '#src/features/requests/choiceFilters.ts';
import {
  changeFilters,
  countFilters,
  defaultFilters,
  parseListFilters,
  periodOf,
  serializeListFilters,
} from '#src/features/requests/listFilters.ts';

it('without a query the filters are the defaults: the whole list, newest first', () => {
  expect(parseListFilters(new URLSearchParams())).toEqual(defaultFilters);
  expect(serializeListFilters(defaultFilters).toString()).toBe('');
});

it('filters are read back as they were written', () => {
  const filters = {
    search: 'asha m',
    from: '2026-07-01',
    to: '2026-07-31',
    range: '',
    choices: {
      clinic: 'Adyar & Co = 100 %',
      service: 'Surgery',
      notes: 'Call again',
    },
    sort: 'Oldest',
    page: 3,
    sheet: true,
  } as const;
  expect(parseListFilters(new URLSearchParams(serializeListFilters(filters).toString()))).toEqual(
    filters,
  );
});

it.each([
  'from=2026-02-30',
  'from=yesterday',
  'to=2026-7-1',
  'sort=Newest',
  'page=0',
  'page=-1',
  'page=x',
  'range=Yesterday',
  'clinic=',
  'clinic=+++',
])('invalid filters are ignored: %s', (query) => {
  expect(parseListFilters(new URLSearchParams(query))).toEqual(defaultFilters);
});

describe('a range of days in the address', () => {
  const today = '2026-02-28';
  const nextWeek = { ...defaultFilters, range: 'Next 7 days' } as const;

  it('moves with the calendar: it is kept by its name', () => {
    const query = serializeListFilters(nextWeek).toString();
    expect(query).toBe('range=Next+7+days');
    const filters = parseListFilters(new URLSearchParams(query));
    expect(periodOf(filters, today)).toEqual({ from: '2026-02-28', to: '2026-03-06' });
    expect(periodOf(filters, '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-07' });
  });

  it('wins over dates that stand beside it', () => {
    const filters = parseListFilters(
      new URLSearchParams('range=Tomorrow&from=2026-07-01&to=2026-07-02'),
    );
    expect(periodOf(filters, today)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  });

  it('a range of days in the address ends where one of its dates is changed, and the other date stays', () => {
    const changed = changeFilters(nextWeek, { from: '2026-03-02' }, today);
    expect(changed).toMatchObject({ range: '', from: '2026-03-02', to: '2026-03-06' });
    expect(changeFilters(nextWeek, { from: '', to: '' }, today)).toEqual(defaultFilters);
  });

  it('replaces dates, and stays while something else changes', () => {
    const dates = { ...defaultFilters, from: '2026-07-01', to: '2026-07-02' };
    expect(changeFilters(dates, { range: 'Today' }, today)).toMatchObject({
      range: 'Today',
      from: '',
      to: '',
    });
    expect(changeFilters(nextWeek, { sort: 'Next up' }, today).range).toBe('Next 7 days');
  });
});

describe('changing the filters', () => {
  it('starts at the first page, unless the page is what changes', () => {
    const third = { ...defaultFilters, page: 3 };
    expect(changeFilters(third, { sort: 'Oldest' }, '2026-02-28').page).toBe(1);
    expect(changeFilters(third, { page: 4 }, '2026-02-28').page).toBe(4);
  });

  it('counts the filters in use that are folded: neither search, days, clinic nor order', () => {
    const choices = { ...allChoices, clinic: 'Adyar', service: 'Surgery' };
    expect(countFilters(defaultFilters)).toBe(0);
    expect(countFilters({ ...defaultFilters, search: 'asha', sort: 'Oldest' })).toBe(0);
    expect(countFilters({ ...defaultFilters, range: 'Today', choices })).toBe(1);
  });

  it('shows Today and Tomorrow in the order of the day, until another is chosen', () => {
    const today = changeFilters(defaultFilters, { range: 'Today' }, '2026-02-28');
    expect(today.sort).toBe('Oldest');
    expect(serializeListFilters(today).toString()).toBe('range=Today');
    expect(parseListFilters(new URLSearchParams('range=Tomorrow')).sort).toBe('Oldest');
    expect(changeFilters(today, { range: 'Next 7 days' }, '2026-02-28').sort).toBe('Recent');
    const chosen = changeFilters(today, { sort: 'Next up' }, '2026-02-28');
    expect(changeFilters(chosen, { range: '' }, '2026-02-28').sort).toBe('Next up');
  });
});
