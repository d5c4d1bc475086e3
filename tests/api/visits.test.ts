import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { QueryProvider } from '#src/api/QueryProvider.tsx';
import {
  fetchVisitsByPhone,
  fetchVisitsPage,
  useVisitsByPhone,
  useVisitsPage,
} from '#src/api/visits.ts';
import { withSettings } from '#tests/support/withSettings.ts';
import { blankVisit } from '#tests/support/staff.ts';
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

  it('shows the previous page until the next one is loaded, and tries three times where the connection breaks', async () => {
    const seen = watchCall('get', address, (call) =>
      call === 1 ? json({ data: [{ id: 1 }], totalPages: 2 }) : Response.error(),
    );
    const { result, rerender } = renderHook(useVisitsPage, {
      wrapper: QueryProvider,
      initialProps: 1,
    });
    expect(result.current).toMatchObject({ visits: [], status: 'pending', totalPages: 1 });
    await waitFor(() => expect(result.current.visits).toHaveLength(1));
    rerender(2);
    expect(result.current).toMatchObject({ isPreviousPage: true, isFetching: true });
    expect(result.current.visits).toHaveLength(1);
    await waitFor(() => expect(result.current.status).toBe('error'));
    expect(result.current).toMatchObject({ visits: [], error: { kind: 'network' } });
    expect(seen.filter(({ url }) => url.includes('page=2'))).toHaveLength(3);
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

  it.each(['', '  '])('makes no call where the phone number is %j', async (phone) => {
    const seen = watchCall('get', address, () => json({ data: [] }));
    const { result } = renderHook(() => useVisitsByPhone(phone), { wrapper: QueryProvider });
    act(() => {
      result.current.refetch();
    });
    await waitFor(() =>
      expect(result.current).toMatchObject({ visits: [], status: 'success', isFetching: false }),
    );
    expect(seen).toHaveLength(0);
  });
});
