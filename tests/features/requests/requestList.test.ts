import { expect, it } from 'vitest';
import type { AppointmentRequest } from '#src/api/appointments.ts';
import type { RequestSort } from '#src/features/requests/filters/requestFilters.ts';
import { filterByDate, RequestList } from '#src/features/requests/requestList.ts';
import { phoneSearched } from '#src/features/requests/requestSearch.ts';
import { blankRequest } from '#tests/support/staff.ts';

function request(id: string, date: string, time = ''): AppointmentRequest {
  return { ...blankRequest, id, date, time };
}

/** Before every request here. */
const longAgo = { date: '0001-01-01', time: '00:00' };

/** The listed ids, in order. */
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

it('requests with a date are listed in the chosen order, equal ones as they came', () => {
  expect(ids(list, 'Recent')).toBe('b d f e a');
  expect(ids(list, 'Oldest')).toBe('a e d f b');
  expect(ids(list, 'No Sorting')).toBe('a b d e f');
});

it('both days of a range are listed', () => {
  expect(ids(list, 'Recent', '2026-03-07', '2026-03-08')).toBe('e a');
  expect(ids(list, 'Recent', '2026-03-09', '2026-03-09')).toBe('b d f');
  expect(ids(list, 'Recent', '2026-03-09', '2026-03-07')).toBe('');
});

it('times of both notations are sorted, an unreadable one as the start of its day', () => {
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

it('Next up starts with the next request to come and ends with the oldest', () => {
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

it('requests that share an ID, or have none, are told apart', () => {
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

it('a search finds every word in name, number, comment or e-mail before its @', () => {
  const found = (search: string) =>
    owners.find(search, 'No Sorting', longAgo).map(({ name }) => name);
  const ofAsha = ['MENON asha', 'limping asha', '3210', '+91 98765-43210', '(98765) 43210'];
  ofAsha.push('098765 43210', '+९१ ९८७६५ ४३२१०');
  expect(ofAsha.flatMap(found)).toEqual(ofAsha.map(() => 'Asha Menon'));
  expect(found('jose')).toEqual(['José Fernandes']);
  expect(['मीरा', '٠١١٥', 'meera@mail'].flatMap(found)).toEqual(Array(3).fill('मीरा नायर'));
  expect(['asha jose', 'मिरा', 'Adyar', 'example'].flatMap(found)).toEqual([]);
});

it('a search for a whole mobile number alone offers its visits', () => {
  const searches = ['+91 98765-43210', '43210', 'asha 9876543210'];
  expect(searches.map(phoneSearched)).toEqual(['9876543210', '', '']);
});

/** For each request, the indexes of those that may be the same. */
function sames(...fields: Partial<AppointmentRequest>[]) {
  const requests = fields.map((each) => ({ ...blankRequest, date: '2026-07-18', ...each }));
  const loaded = new RequestList(requests);
  return requests.map((one) => loaded.maybeSame(one).map((other) => requests.indexOf(other)));
}

const mobileNumber = '9876543210';

it('requests of one mobile number for one day may be the same, however the number is written', () => {
  const numbers = [mobileNumber, '+91 98765-43210', '098765 43210'];
  const each = sames(...numbers.map((written) => ({ mobileNumber: written })));
  expect(each).toEqual([
    [1, 2],
    [0, 2],
    [0, 1],
  ]);
});

it('requests for another day or of another number are not the same, nor are those without a number', () => {
  const each = sames(
    { mobileNumber },
    { mobileNumber, date: '2026-07-19' },
    { mobileNumber: '9876543211' },
    { mobileNumber: '' },
    { mobileNumber: '' },
    { mobileNumber: 'n/a 12' },
    { mobileNumber: 'n/a 12' },
  );
  expect(each.flat()).toEqual([]);
});
