import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, type RenderResult, waitFor } from '@testing-library/react';
import { delay } from 'msw';
import { createElement, type ReactNode, useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearIdToken, storeIdToken } from '#src/api/loginTokens.ts';
import { queryClient } from '#src/api/queryClient.ts';
import { useUserQueries } from '#src/api/useUserQueries.ts';
import { type RequestsResult, useRequests } from '#src/features/requests/useRequests.ts';
import { json, watchCall } from '#tests/api/watchCall.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';

const address = 'https://vet-care.cloud.test/prod/admin-booking-list';

function StaffArea({ children }: { children?: ReactNode }) {
  useUserQueries();
  return children;
}

function wrapper({ children }: { children?: ReactNode }) {
  const client = queryClient;
  return createElement(QueryClientProvider, { client }, createElement(StaffArea, {}, children));
}

it('a call for the requests that fails is logged and not retried', async () => {
  const seen = watchCall('post', address, () => json({}, 500));
  expectConsole('error', 'The appointment requests could not be loaded.');
  const { result } = renderHook(useRequests, { wrapper });
  await waitFor(() => expect(result.current.status).toBe('error'));
  expect(seen).toHaveLength(1);
  expect(result.current).toMatchObject({ list: { all: [] }, error: { status: 500 } });
});

it('the requests are loaded again after a login, and dropped after a logout', async () => {
  const seen = watchCall('post', address, (call) =>
    call === 2 ? json({ data: [{ id: 1 }] }) : json({}, 401),
  );
  expectConsole('error', 'The appointment requests could not be loaded.');
  const { result } = renderHook(useRequests, { wrapper });
  await waitFor(() => expect(result.current.status).toBe('error'));
  act(() => storeIdToken('the-token'));
  await waitFor(() => expect(result.current.list.all).toHaveLength(1));
  act(() => clearIdToken());
  await waitFor(() => expect(result.current.status).toBe('error'));
  expect(result.current.list.all).toEqual([]);
  expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual([
    null,
    'Bearer the-token',
    null,
  ]);
});

it('the requests are dropped at once when another user logs in', async () => {
  watchCall('post', address, async (call) => {
    if (call === 2) await delay('infinite');
    return json({ data: [{ id: 1 }] });
  });
  storeIdToken('the-token');
  const { result } = renderHook(useRequests, { wrapper });
  await waitFor(() => expect(result.current.list.all).toHaveLength(1));
  act(() => storeIdToken('the-token-of-another'));
  expect(result.current).toMatchObject({ list: { all: [] }, status: 'pending' });
});

/** Stays mounted while pages come and go. */
let site: RenderResult;
beforeEach(() => {
  site = render(createElement(wrapper));
});

/** Mounts a page and leaves it. */
async function open() {
  const results: RequestsResult[] = [];
  const Page = () => {
    const result = useRequests();
    useEffect(() => void results.push(result));
    return null;
  };
  site.rerender(createElement(wrapper, {}, createElement(Page)));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  site.rerender(createElement(wrapper));
  return { atOnce: results[0]!, after: results.at(-1)! };
}

it('the requests are kept for a minute while another page is shown, then shown and loaded again', async () => {
  const seen = watchCall('post', address, (call) =>
    json({ data: Array.from({ length: call }, () => ({ id: 1 })) }),
  );
  act(() => storeIdToken('the-token'));
  await open();
  vi.setSystemTime(Date.now() + 59_999);
  const { atOnce } = await open();
  expect(atOnce.list.all).toHaveLength(1);
  expect(seen).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1);
  const { atOnce: older, after } = await open();
  expect(older.list.all).toHaveLength(1);
  expect(after.list.all).toHaveLength(2);
  expect(seen).toHaveLength(2);
});

it('requests that could not be loaded are asked for again when the list is opened again', async () => {
  const seen = watchCall('post', address, (call) =>
    call === 1 ? json({}, 500) : json({ data: [{ id: 1 }] }),
  );
  expectConsole('error', 'The appointment requests could not be loaded.');
  act(() => storeIdToken('the-token'));
  expect((await open()).after.status).toBe('error');
  const { atOnce, after } = await open();
  expect(atOnce).toMatchObject({ status: 'pending', error: null });
  expect(after.list.all).toHaveLength(1);
  expect(seen).toHaveLength(2);
});

it('the requests reload in the background after a minute away and every five minutes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const seen = watchCall('post', address, (call) => json({ data: [{ id: call }] }));
  storeIdToken('the-token');
  const { result } = renderHook(useRequests, { wrapper });
  const ids = () => result.current.list.all.map(({ id }) => id);
  await waitFor(() => expect(ids()).toEqual(['1']));
  expect(result.current.newIds.size).toBe(0);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(seen).toHaveLength(1);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(result.current.isLoading).toBe(false);
  await waitFor(() => expect(ids()).toEqual(['2']));
  expect([...result.current.newIds]).toEqual(['2']);
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
  await waitFor(() => expect(ids()).toEqual(['3']));
  expect(seen).toHaveLength(3);
});
