import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, waitFor } from '@testing-library/react';
import { delay } from 'msw';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { queryClient } from '#src/api/queryClient.ts';
import { useStores } from '#src/features/booking/shared/useStores.ts';
import { json, watchCall } from '#tests/api/watchCall.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';

const address = 'https://stores.cloud.test/prod/admin-stores-list';

const store = { id: 11, store_name: 'Indiranagar', vet_consultation: true, surgery: true };

const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(QueryClientProvider, { client: queryClient }, children);

it('a part of a page that hydrates late begins as it was prerendered, though the clinics have loaded', async () => {
  const statuses: string[] = [];
  function Part() {
    const { status } = useStores();
    statuses.push(status);
    return createElement('p', {}, status);
  }
  const container = document.createElement('div');
  const page = wrapper({ children: createElement(Part) });
  container.innerHTML = renderToString(page);
  const other = renderHook(useStores, { wrapper });
  await waitFor(() => expect(other.result.current.status).toBe('ready'));
  render(page, { container, hydrate: true });
  expect(statuses).toEqual(['waiting', 'waiting', 'ready']);
  expect(container).toHaveTextContent('ready');
});

it('a failed call for the clinics is not logged if a retry succeeds', async () => {
  watchCall('get', address, (call) => (call < 3 ? json({}, 500) : json([store])));
  const { result } = renderHook(useStores, { wrapper });
  await waitFor(() => expect(result.current.list).toMatchObject([{ name: 'Indiranagar' }]));
});

it('an empty list of clinics counts as failed', async () => {
  watchCall('get', address, () => json([]));
  const { result } = renderHook(useStores, { wrapper });
  await waitFor(() => expect(result.current.status).toBe('failed'));
});

it('the parts of a page share one call for the clinics', async () => {
  const seen = watchCall('get', address, () => json([store]));
  const useParts = () => [useStores(), useStores()];
  const { result } = renderHook(useParts, { wrapper });
  await waitFor(() =>
    expect(result.current.map(({ status }) => status)).toEqual(['ready', 'ready']),
  );
  expect(seen).toHaveLength(1);
});

it('a failed list of clinics is loaded again when the connection is back', async () => {
  const seen = watchCall('get', address, (call) => (call > 3 ? json([store]) : Response.error()));
  expectConsole('error', 'The stores list could not be loaded.');
  const { result } = renderHook(useStores, { wrapper });
  await waitFor(() => expect(result.current.status).toBe('failed'));
  window.dispatchEvent(new Event('offline'));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(seen).toHaveLength(4);
});

it('the call for the clinics is cancelled when the last part unmounts, and made again for the next one', async () => {
  const seen = watchCall('get', address, async (call) => {
    if (call === 1) await delay('infinite');
    return json([store]);
  });
  const { unmount } = renderHook(useStores, { wrapper });
  await waitFor(() => expect(seen).toHaveLength(1));
  unmount();
  const { result } = renderHook(useStores, { wrapper });
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(seen).toHaveLength(2);
});
