// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { serializeListFilters, parseListFilters, defaultFilters } from '#src/domain/listFilters.ts';

describe('the filters in the address', () => {
  it('without a query the filters are the defaults: the whole list, newest first', () => {
    expect(parseListFilters(new URLSearchParams())).toEqual(defaultFilters);
    expect(serializeListFilters(defaultFilters).toString()).toBe('');
  });

  it('filters are read back as they were written', () => {
    const filters = {
      search: 'asha m',
      from: '2026-07-01',
      to: '2026-07-31',
      sort: 'Oldest',
      page: 3,
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
  ])('invalid filters are ignored: %s', (query) => {
    expect(parseListFilters(new URLSearchParams(query))).toEqual(defaultFilters);
  });
});
