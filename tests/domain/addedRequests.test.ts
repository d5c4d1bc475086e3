// @vitest-environment node
import { expect, it } from 'vitest';
import { addedRequests, requestAgain } from '#src/domain/addedRequests.ts';
import { prepareRequestList } from '#src/domain/requestList.ts';
import { blankRequest } from '#tests/support/staff.ts';

const asha = { ...blankRequest, date: '2026-07-18', time: '10:30', name: 'Asha' };
const before = prepareRequestList([[{ ...asha, id: '7' }, asha]]);

it.each([
  ['one with an id that was not there', { id: '8' }, 1],
  ['one with an id that is there already, of somebody else', { id: '7', name: 'Ravi' }, 1],
  ['a second one with that id, of the same person', { id: '7', date: '2026-07-20' }, 1],
  ['one without an id', { name: 'Ravi' }, 1],
  ['a second one without an id that is the same', {}, 1],
  ['one without a date, which is not listed', { id: '8', date: '' }, 0],
])('what is new is %s', async (_, fields, count) => {
  const newer = await prepareRequestList([[{ ...asha, ...fields }, { ...asha, id: '7' }, asha]]);
  expect(addedRequests(newer, await before).size).toBe(count);
  expect(addedRequests(newer, newer).size).toBe(0);
});

it('what is new is the later one, wherever it stands beside those with its id that are known', async () => {
  const known = { ...asha, id: '7' };
  const later = { ...known, date: '2026-07-20' };
  for (const order of [
    [known, later],
    [later, known],
  ]) {
    const added = addedRequests(await prepareRequestList([order]), await before);
    expect([...added].map(({ date }) => date)).toEqual(['2026-07-20']);
  }
});

it('what is new is a request without an id for another day, also where the person’s last one is gone', async () => {
  const newer = await prepareRequestList([[{ ...asha, date: '2026-07-20' }]]);
  expect(addedRequests(newer, await before).size).toBe(1);
});

it('what is new is not what has only changed', async () => {
  const changed = { ...asha, id: '7', date: '2026-07-21', time: '4 PM', mobileNumber: '98' };
  const newer = await prepareRequestList([[changed, { ...asha, time: '10:30:00', comments: '!' }]]);
  expect(addedRequests(newer, await before).size).toBe(0);
});

const opened = { ...asha, id: '7' };

it.each([
  ['the very one, where the list has another like it', [{ ...opened }, opened], 1],
  ['the one that is the same in all fields', [{ ...opened, comments: '!' }, { ...opened }], 1],
  [
    'the one of the same person',
    [
      { ...opened, name: 'Ravi' },
      { ...opened, time: '4 PM' },
    ],
    1,
  ],
  ['none, where its id is somebody else’s now', [{ ...opened, name: 'Ravi' }], -1],
])('an opened request is found again as %s', async (_, requests, place) => {
  const again = requestAgain(opened, await prepareRequestList([requests]));
  expect(requests.findIndex((request) => request === again)).toBe(place);
});
