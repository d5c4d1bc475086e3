// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  serializeListFilters,
  searchRequests,
  parseListFilters,
  defaultFilters,
} from '#src/domain/listFilters.ts';
import type { Appointment } from '#src/domain/types.ts';

function request(name: string, mobile = '', email = ''): Appointment {
  return {
    id: name,
    name,
    mobile_number: mobile,
    email,
    appointment_type: 'Surgery',
    pet_type: 'Cat',
    location_name: 'Adyar',
    store_manager_number: '5555500013',
    appointment_date: '2026-07-18',
    appointment_time: '10:30',
    comments: 'limping',
  };
}

const list = [
  request('José Fernandes', '5555501148', 'fernandes@mail.example'),
  request('Asha Menon', '98765 43210', 'asha.menon@mail.example'),
  request('मीरा नायर', '5555501150', 'meera@mail.example'),
];

function found(words: string) {
  return searchRequests(list, words).map(({ name }) => name);
}

describe('the view in the address', () => {
  it('is the whole list, newest first, without a query', () => {
    expect(parseListFilters(new URLSearchParams())).toEqual(defaultFilters);
    expect(serializeListFilters(defaultFilters).toString()).toBe('');
  });

  it('comes back as it was written', () => {
    const view = {
      words: 'asha m',
      from: '2026-07-01',
      to: '2026-07-31',
      sort: 'Oldest',
      page: 3,
    } as const;
    expect(parseListFilters(new URLSearchParams(serializeListFilters(view).toString()))).toEqual(
      view,
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
  ])('leaves out what makes no sense: %s', (query) => {
    expect(parseListFilters(new URLSearchParams(query))).toEqual(defaultFilters);
  });
});

describe('searching the requests', () => {
  it.each([
    ['asha', ['Asha Menon']],
    ['MENON asha', ['Asha Menon']],
    ['jose', ['José Fernandes']],
    ['मीरा', ['मीरा नायर']],
    ['meera@mail', ['मीरा नायर']],
    ['0115', ['मीरा नायर']],
  ])('finds %j by name, e-mail and mobile', (words, names) => {
    expect(found(words)).toEqual(names);
  });

  it.each(['9876543210', '+91 98765-43210', '98765 43210'])(
    'finds the number written as %s',
    (words) => {
      expect(found(words)).toEqual(['Asha Menon']);
    },
  );

  it('needs every word, and looks at nothing else', () => {
    expect(found('asha jose')).toEqual([]);
    expect(found('limping')).toEqual([]);
    expect(found('Adyar')).toEqual([]);
  });

  it('gives the list itself where nothing is asked', () => {
    expect(searchRequests(list, '  ')).toBe(list);
  });
});
