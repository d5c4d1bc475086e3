import { describe, expect, it } from 'vitest';
import { fetchVisitsByPhone, fetchVisitsPage } from '#src/api/visits.ts';
import { blankVisit } from '#tests/support/staff.ts';
import { withSettings } from '#tests/support/withSettings.ts';
import { json, watchCall } from './watchCall.ts';

const address = 'https://visits.cloud.test/prod/xml/vetbuddy-visits';

describe('a page of visits', () => {
  it('calls for a page of visits by page and limit, ten a page, without credentials', async () => {
    localStorage.setItem('idToken', 'a-token');
    const seen = watchCall('get', address, () => json({ data: [], totalPages: 5 }));
    expect(await fetchVisitsPage(3)).toEqual({ visits: [], totalPages: 5 });
    expect(seen.map(({ url }) => url)).toEqual([`${address}?page=3&limit=10`]);
    expect(seen[0]?.headers.get('authorization')).toBeNull();
  });

  it.each([
    ['the token of the logged-in user', 'a-token', 'Bearer a-token'],
    ['no header where nobody is logged in', '', null],
  ])('is asked for with %s where the API wants one', async (_, token, header) => {
    withSettings({ visitsNeedToken: true });
    localStorage.setItem('idToken', token);
    const seen = watchCall('get', address, () => json({ data: [], totalPages: 1 }));
    await fetchVisitsPage(1);
    expect(seen[0]?.headers.get('authorization')).toBe(header);
  });

  it('reads visits in order, with text fields and without broken records', async () => {
    const visit = { id: 502, patient_name: 'Bruno', created_on: '2026-04-02T05:30:00Z', extra: 1 };
    const odd = { id: [1], phone: { a: 1 }, supporting_documents: false };
    watchCall('get', address, () => json({ data: [visit, null, 'x', [], odd], totalPages: 1 }));
    expect((await fetchVisitsPage(1)).visits).toEqual([
      { ...blankVisit, id: '502', patientName: 'Bruno', createdOn: '2026-04-02T05:30:00Z' },
      blankVisit,
    ]);
  });

  it.each([
    [5, 5],
    ['5', 5],
    [0, 1],
    [-1, 2],
    [1.5, 2],
    ['many', 2],
    [null, 2],
    [undefined, 2],
    [{}, 2],
  ])('reads totalPages %j as %s on page 2', async (totalPages, read) => {
    watchCall('get', address, () => json({ data: [], totalPages }));
    expect((await fetchVisitsPage(2)).totalPages).toBe(read);
  });
});

describe('the visits of a phone number', () => {
  it('calls by the phone number alone, encoded for an address', async () => {
    const seen = watchCall('get', address, () => json({ data: [] }));
    await fetchVisitsByPhone('+91 98&page=2');
    expect(seen.map(({ url }) => [...new URL(url).searchParams])).toEqual([
      [['phone', '+91 98&page=2']],
    ]);
  });
});
