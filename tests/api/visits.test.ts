import { expect, it } from 'vitest';
import { fetchVisitsByPhone, fetchVisitsPage } from '#src/api/visits.ts';
import { blankVisit } from '#tests/support/staff.ts';
import { withSettings } from '#tests/support/withSettings.ts';
import { json, watchCall } from './watchCall.ts';

const address = 'https://visits.cloud.test/prod/xml/vetbuddy-visits';

it('visits are asked for by page and limit, ten a page, without credentials', async () => {
  localStorage.setItem('idToken', 'a-token');
  const seen = watchCall('get', address, () => json({ data: [], totalPages: 5 }));
  expect(await fetchVisitsPage(3)).toEqual({ visits: [], totalPages: 5 });
  expect(seen.map(({ url }) => url)).toEqual([`${address}?page=3&limit=10`]);
  expect(seen[0]?.headers.get('authorization')).toBeNull();
});

it.each([
  ['the token of the logged-in user', 'a-token', 'Bearer a-token'],
  ['no header before a login', '', null],
])('visits that need a token are asked for with %s', async (_, token, header) => {
  withSettings({ visitsNeedToken: true });
  localStorage.setItem('idToken', token);
  const seen = watchCall('get', address, () => json({ data: [], totalPages: 1 }));
  await fetchVisitsPage(1);
  expect(seen[0]?.headers.get('authorization')).toBe(header);
});

it('visits are read in order, with text fields and without broken records', async () => {
  const visit = { id: 502, patient_name: 'Bruno', created_on: '2026-04-02T05:30:00Z', extra: 1 };
  const odd = { id: [1], phone: { a: 1 }, supporting_documents: false };
  watchCall('get', address, () => json({ data: [visit, null, 'x', [], odd], totalPages: 1 }));
  expect((await fetchVisitsPage(1)).visits).toEqual([
    { ...blankVisit, id: '502', patientName: 'Bruno', createdOn: '2026-04-02T05:30:00Z' },
    blankVisit,
  ]);
});

it('the number of pages is read, and is the page itself if the answer has none', async () => {
  const table = [
    [5, 5],
    ['5', 5],
    [0, 1],
    [-1, 2],
    [1.5, 2],
    ['many', 2],
    [null, 2],
    [undefined, 2],
    [{}, 2],
  ];
  watchCall('get', address, (call) => json({ data: [], totalPages: table[call - 1]?.[0] }));
  const read = [];
  for (const [totalPages] of table) read.push([totalPages, (await fetchVisitsPage(2)).totalPages]);
  expect(read).toEqual(table);
});

it('the visits of a phone number are asked for by it alone, and sorted by id', async () => {
  const ids = ['V-2', 10, '9', '', 100, 'V-1'];
  const seen = watchCall('get', address, () => json({ data: ids.map((id) => ({ id })) }));
  const visits = await fetchVisitsByPhone('+91 98&page=2');
  expect(seen.map(({ url }) => [...new URL(url).searchParams])).toEqual([
    [['phone', '+91 98&page=2']],
  ]);
  expect(visits.map(({ id }) => id)).toEqual(['9', '10', '100', 'V-2', '', 'V-1']);
});
