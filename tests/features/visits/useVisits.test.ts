import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QueryProvider } from '#src/api/QueryProvider.tsx';
import { useVisitsByPhone, useVisitsPage } from '#src/features/visits/useVisits.ts';
import { json, watchCall } from '#tests/api/watchCall.ts';

const address = 'https://visits.cloud.test/prod/xml/vetbuddy-visits';

it('a visit list shows the previous page until the next one is loaded, and tries three times where the connection breaks', async () => {
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

it('the visits of a phone number are not called without one', async () => {
  const seen = watchCall('get', address, () => json({ data: [] }));
  const { result } = renderHook(() => useVisitsByPhone(''), { wrapper: QueryProvider });
  act(() => {
    result.current.refetch();
  });
  await waitFor(() =>
    expect(result.current).toMatchObject({ visits: [], status: 'success', isFetching: false }),
  );
  expect(seen).toHaveLength(0);
});
