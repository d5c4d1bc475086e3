import { expect, it } from 'vitest';
import type { AppointmentRequest } from '#src/api/appointments.ts';
import { type RequestSort, requestSorts } from '#src/features/requests/filters/requestFilters.ts';
import { filterByDate, RequestList } from '#src/features/requests/requestList.ts';
import { phoneSearched } from '#src/features/requests/requestSearch.ts';
import { blankRequest } from '#tests/support/staff.ts';

function request(id: string, date: string, time = ''): AppointmentRequest {
  return { ...blankRequest, id, date, time };
}

/** Before any request of these tests. */
const longAgo = { date: '0001-01-01', time: '00:00' };

/** The ids of a list in an order, within some days. */
function ids(requests: readonly AppointmentRequest[], sort: RequestSort, from = '', to = '') {
  const found = filterByDate(new RequestList(requests).find('', sort, longAgo), { from, to });
  return found.map(({ id }) => id).join(' ');
}

const list = [
  request('a', '2026-03-07', '10:30'),
  request('b', '2026-03-09', '19:30'),
  request('c', '', '11:00'),
  request('d', '2026-03-09', '10:30'),
  request('e', '2026-03-08', '12:00'),
  request('f', '2026-03-09', '10:30'),
];

it.each([
  ['Recent', 'b d f e a'],
  ['Oldest', 'a e d f b'],
  ['No Sorting', 'a b d e f'],
] as const)(
  'lists the requests that have a date in the order %s, equal ones as they came',
  (sort, order) => {
    expect(ids(list, sort)).toBe(order);
  },
);

it('lists the requests of the first and of the last day of a range', () => {
  expect(ids(list, 'Recent', '2026-03-07', '2026-03-08')).toBe('e a');
  expect(ids(list, 'Recent', '2026-03-09', '2026-03-09')).toBe('b d f');
  expect(ids(list, 'Recent', '2026-03-09', '2026-03-07')).toBe('');
});

it('sorts times in both notations, and one that cannot be read as the start of its day', () => {
  const times = [
    request('junk', '2026-03-07', 'evening'),
    request('noon', '2026-03-07', '12:00 PM'),
    request('last', '2026-03-07', '7:30 PM'),
    request('ten', '2026-03-07', '10:00'),
    request('seven', '2026-03-07', '19:00:00'),
    request('month’s end', '2026-02-28', '23:59'),
  ];
  expect(ids(times, 'Oldest')).toBe('month’s end junk ten noon seven last');
});

it('starts Next up with the next request to come, and ends it with the oldest', () => {
  const around = [
    request('yesterday', '2026-03-07', '10:30'),
    request('noon', '2026-03-08', '12:00'),
    request('tomorrow', '2026-03-09', '10:30'),
    request('ten', '2026-03-08', '10:00'),
    request('evening', '2026-03-08', 'evening'),
    request('last week', '2026-03-01', '10:30'),
    request('also noon', '2026-03-08', '12:00'),
  ];
  const at = (time: string) =>
    new RequestList(around)
      .find('', 'Next up', { date: '2026-03-08', time })
      .map(({ id }) => id)
      .join(', ');
  expect(at('12:00')).toBe('evening, noon, also noon, tomorrow, ten, yesterday, last week');
  expect(at('12:01')).toBe('evening, tomorrow, noon, also noon, ten, yesterday, last week');
});

it('sorts, searches and filters 100,000 requests about as fast as a sort of their texts', () => {
  const many = Array.from({ length: 100_000 }, (_, index) => {
    const day = String(1 + ((index * 7919) % 28)).padStart(2, '0');
    const month = String(1 + ((index * 104_729) % 12)).padStart(2, '0');
    return request(String(index), `2026-${month}-${day}`, `${10 + (index % 10)}:30`);
  });
  const prepared = new RequestList(many);
  const times = requestSorts.map((sort) => {
    const start = performance.now();
    const found = prepared.find('', sort, longAgo);
    expect(filterByDate(found, { from: '2026-02-01', to: '' }).length).toBeGreaterThan(70_000);
    return performance.now() - start;
  });
  const start = performance.now();
  many.map((one) => `${one.date} ${one.time} ${one.id}`).toSorted();
  const plainSort = performance.now() - start;
  // Computing the keys in the comparator takes at least eight times as long as sorting plain texts.
  expect(Math.max(...times)).toBeLessThan(5 * plainSort);
});

it('tells requests apart that share an ID or have none', () => {
  const requests = ['7', '7', '', ''].map((id) => request(id, '2026-03-07'));
  const prepared = new RequestList(requests);
  const keys = requests.map((each) => prepared.keyOf(each));
  expect(keys).toEqual(['7', '7~2', '', '~2']);
  expect(keys.map((key) => prepared.withKey(key))).toEqual(requests);
  expect(prepared.withKey('8')).toBeUndefined();
});

function contact(name: string, mobileNumber: string, email: string): AppointmentRequest {
  const fields = { name, mobileNumber, email, locationName: 'Adyar', comments: 'limping' };
  return { ...request(name, '2026-07-18'), ...fields };
}

const owners = new RequestList([
  contact('José Fernandes', '5555501148', 'fernandes@mail.example'),
  contact('Asha Menon', '98765 43210', 'asha.menon@mail.example'),
  contact('मीरा नायर', '5555501150', 'meera@mail.example'),
]);

it.each([
  ['MENON asha', ['Asha Menon']],
  ['limping asha', ['Asha Menon']],
  ['asha jose', []],
  ['jose', ['José Fernandes']],
  ['मीरा', ['मीरा नायर']],
  ['मिरा', []],
  ['٠١١٥', ['मीरा नायर']],
  ['Adyar', []],
  ['meera@mail', ['मीरा नायर']],
  ['example', []],
  ['+91 98765-43210', ['Asha Menon']],
  ['(98765) 43210', ['Asha Menon']],
  ['098765 43210', ['Asha Menon']],
  ['3210', ['Asha Menon']],
  ['+९१ ९८७६५ ४३२१०', ['Asha Menon']],
])(
  'finds for %j every word in name, number, comment or what stands before the @',
  (search, names) => {
    expect(owners.find(search, 'No Sorting', longAgo).map(({ name }) => name)).toEqual(names);
  },
);

it.each([
  ['+91 98765-43210', '9876543210'],
  ['43210', ''],
  ['asha 9876543210', ''],
])('offers for a search for %j the visits of %j', (search, phone) => {
  expect(phoneSearched(search)).toBe(phone);
});
