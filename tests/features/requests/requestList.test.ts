import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minutesOf } from '#src/domain/time/clock.ts';
import {
  type DatePeriod,
  type RequestSort,
  requestSorts,
} from '#src/features/requests/filters/requestFilters.ts';
import { filterByDate, RequestList, requestsPageSize } from '#src/features/requests/requestList.ts';
import { phoneSearched } from '#src/features/requests/requestSearch.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { blankRequest } from '#tests/support/staff.ts';

function request(id: string, date: string, time = ''): AppointmentRequest {
  return { ...blankRequest, id, date, time };
}

/** Before any request of these tests. */
const longAgo = { date: '0001-01-01', time: '00:00' };

interface Query extends DatePeriod {
  sort: RequestSort;
}

function query(requests: readonly AppointmentRequest[], { from, to, sort }: Query) {
  return filterByDate(new RequestList(requests).find('', sort, longAgo), { from, to });
}

/** The ids of the requests that a query finds, in order. */
function ids(requests: readonly AppointmentRequest[], given: Partial<Query>) {
  const found = query(requests, { from: '', to: '', sort: 'Recent', ...given });
  return found.map(({ id }) => id).join(' ');
}

test('a page of the staff list holds fifteen requests', () => {
  expect(requestsPageSize).toBe(15);
});

const list = [
  request('a', '2026-03-07', '10:30'),
  request('b', '2026-03-09', '19:30'),
  request('c', '', '11:00'),
  request('d', '2026-03-09', '10:30'),
  request('e', '2026-03-08', '12:00'),
];

test('the request list starts with the latest time of the newest day, and can start with the oldest request or keep the given order', () => {
  expect(ids(list, {})).toBe('b d e a');
  expect(requestSorts[0]).toBe('Recent');
  expect(ids(list, { sort: 'Oldest' })).toBe('a e d b');
  expect(ids(list, { sort: 'No Sorting' })).toBe('a b d e');
});

test('the date filter includes its first and its last day', () => {
  expect(ids(list, { from: '2026-03-07', to: '2026-03-08' })).toBe('e a');
  expect(ids(list, { from: '2026-03-09', to: '2026-03-09' })).toBe('b d');
  expect(ids(list, { from: '2026-03-09', to: '2026-03-07' })).toBe('');
});

test('both time formats are sorted; an unreadable time comes first in the day', () => {
  const times = [
    request('junk', '2026-03-07', 'evening'),
    request('noon', '2026-03-07', '12:00 PM'),
    request('half past seven', '2026-03-07', '7:30 PM'),
    request('ten', '2026-03-07', '10:00'),
    request('seven', '2026-03-07', '19:00:00'),
  ];
  expect(ids(times, { sort: 'Recent' })).toBe('half past seven seven noon ten junk');
  expect(ids(times, { sort: 'Oldest' })).toBe('junk ten noon seven half past seven');
});

test('the first and the last day that a date can be are sorted, and a month’s end before the next month', () => {
  const times = [
    request('last', '9999-12-31', '23:59'),
    request('march', '2026-03-01', '00:00'),
    request('first', '0001-01-01', '00:00'),
    request('february', '2026-02-28', '23:59'),
    request('january', '2026-01-31', '23:59'),
  ];
  expect(ids(times, { sort: 'Recent' })).toBe('last march february january first');
  expect(ids(times, { sort: 'Oldest' })).toBe('first january february march last');
});

test('preparing a request list does not change the given list', () => {
  const frozen = Object.freeze(list.map((entry) => Object.freeze({ ...entry })));
  const before = JSON.stringify(frozen);
  query(frozen, { from: '', to: '', sort: 'Oldest' });
  expect(JSON.stringify(frozen)).toBe(before);
});

const date = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 1, max: 28 }).map((day) => `2026-02-${String(day).padStart(2, '0')}`),
);
const time = fc.constantFrom('', '10:30', '11:00', '7:30 PM', '19:30', 'junk');

test('any list shows exactly the requests in range, sorted, none twice', () => {
  const records = fc.array(fc.tuple(date, time)).map((pairs) => {
    return pairs.map(([day, hour], index) => request(String(index), day, hour));
  });
  const bound = fc.oneof(
    fc.constant(''),
    fc.constantFrom('2026-02-01', '2026-02-14', '2026-02-28'),
  );
  fc.assert(
    fc.property(
      records,
      bound,
      bound,
      fc.constantFrom(...requestSorts),
      (given, from, to, sort) => {
        const found = query(given, { from, to, sort });
        const expected = given.filter(
          ({ date: day }) => day !== '' && (!from || day >= from) && (!to || day <= to),
        );
        expect(new Set(found)).toEqual(new Set(expected));
        expect(found).toHaveLength(expected.length);
        for (const [index, later] of found.entries()) {
          const earlier = found[index - 1];
          if (!earlier) continue;
          const [a, b] = [earlier, later].map(
            (entry) => `${entry.date} ${String(minutesOf(entry.time) ?? 0).padStart(4, '0')}`,
          ) as [string, string];
          const isRising = sort === 'Oldest' || sort === 'Next up';
          const inOrder = sort === 'Recent' ? a >= b : isRising ? a <= b : true;
          // Equal requests, and all of them without sorting, keep their order.
          const free = a !== b && sort !== 'No Sorting';
          expect(inOrder).toBe(true);
          expect(free || Number(earlier.id) < Number(later.id)).toBe(true);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('the request list answers quickly for 100,000 requests', () => {
  const many = Array.from({ length: 100_000 }, (_, index) => {
    const day = String(1 + ((index * 7919) % 28)).padStart(2, '0');
    const month = String(1 + ((index * 104_729) % 12)).padStart(2, '0');
    return request(String(index), `2026-${month}-${day}`, `${10 + (index % 10)}:30`);
  });
  const prepared = new RequestList(many);
  const times = requestSorts.map((sort) => {
    const start = performance.now();
    const found = filterByDate(prepared.find('', sort, longAgo), {
      from: '2026-02-01',
      to: '2026-11-30',
    });
    expect(found.length).toBeGreaterThan(70_000);
    return performance.now() - start;
  });
  const start = performance.now();
  many.map((one) => `${one.date} ${one.time} ${one.id}`).toSorted();
  const plainSort = performance.now() - start;
  // Computing the keys in the comparator takes at least eight times as long as sorting plain texts.
  expect(Math.max(...times)).toBeLessThan(5 * plainSort);
});

test('Next up begins with the next request to come and ends with the oldest', () => {
  const around = [
    request('yesterday', '2026-03-07', '10:30'),
    request('noon', '2026-03-08', '12:00'),
    request('tomorrow', '2026-03-09', '10:30'),
    request('ten', '2026-03-08', '10:00'),
    request('evening', '2026-03-08', 'evening'),
    request('later today', '2026-03-08', '7:30 PM'),
    request('last week', '2026-03-01', '10:30'),
    request('also noon', '2026-03-08', '12:00'),
  ];
  const prepared = new RequestList(around);
  /** At a time of 8 March. */
  const at = (now: string, day = '2026-03-08') =>
    prepared.find('', 'Next up', { date: day, time: now }).map(({ id }) => id);
  const rest = ['ten', 'yesterday', 'last week'];
  expect(at('12:00')).toEqual(['evening', 'noon', 'also noon', 'later today', 'tomorrow', ...rest]);
  expect(at('12:01')).toEqual(['evening', 'later today', 'tomorrow', 'noon', 'also noon', ...rest]);
  expect(at('00:00').slice(0, 3)).toEqual(['evening', 'ten', 'noon']);
  expect(at('09:00', '2026-03-10')[0]).toBe('tomorrow');
  expect(at('09:00', '2026-02-01')[0]).toBe('last week');
});

function contact(name: string, mobileNumber = '', email = ''): AppointmentRequest {
  return {
    ...request(name, '2026-07-18'),
    name,
    mobileNumber,
    email,
    locationName: 'Adyar',
    comments: 'limping',
  };
}

const owners = [
  contact('José Fernandes', '5555501148', 'fernandes@mail.example'),
  contact('Asha Menon', '98765 43210', 'asha.menon@mail.example'),
  contact('मीरा नायर', '5555501150', 'meera@mail.example'),
];

function namesFound(search: string) {
  const requests = new RequestList(owners).find(search, 'No Sorting', longAgo);
  return requests.map(({ name }) => name);
}

test.each([
  ['asha', ['Asha Menon']],
  ['MENON asha', ['Asha Menon']],
  ['jose', ['José Fernandes']],
  ['मीरा', ['मीरा नायर']],
  ['meera@mail', ['मीरा नायर']],
  ['मिरा', []],
  ['٠١١٥', ['मीरा नायर']],
  ['0115', ['मीरा नायर']],
])('a search for %j finds requests by name, e-mail and mobile', (search, names) => {
  expect(namesFound(search)).toEqual(names);
});

test.each([
  '9876543210',
  '+91 98765-43210',
  '98765 43210',
  '(98765) 43210',
  '098765 43210',
  '3210',
  '+९१ ९८७६५ ४३२१०',
  '９८７６５',
])('a search finds the number written as %s', (search) => {
  expect(namesFound(search)).toEqual(['Asha Menon']);
});

test('a search needs every word, and looks at comments too, but not at the clinic', () => {
  expect(namesFound('asha jose')).toEqual([]);
  expect(namesFound('limping asha')).toEqual(['Asha Menon']);
  expect(namesFound('Adyar')).toEqual([]);
});

test('the provider of an e-mail is found by a term with an @ alone', () => {
  expect(namesFound('example')).toEqual([]);
  expect(namesFound('menon@mail.ex')).toEqual(['Asha Menon']);
});

test('names that a search has found come first', () => {
  const prepared = new RequestList([
    contact('Uma Rao', '', 'roma@mail.example'),
    contact('Roma Das'),
  ]);
  const found = prepared.find('om', 'No Sorting', longAgo);
  expect(found.map(({ name }) => name)).toEqual(['Roma Das', 'Uma Rao']);
});

test.each([
  ['+91 98765-43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['43210', ''],
  ['asha 9876543210', ''],
])('a search for %j asks for the visits of %j', (search, phone) => {
  expect(phoneSearched(search)).toBe(phone);
});
