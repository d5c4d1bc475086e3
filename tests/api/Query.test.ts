import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#src/api/ApiError.ts';
import { Query } from '#src/api/Query.ts';
import { useQuery } from '#src/api/useQuery.ts';

/** A call that the test answers itself, with a promise for each time it is made. */
function manualCall() {
  const calls: {
    answer: (value: string) => void;
    fail: (error: unknown) => void;
    signal: AbortSignal;
  }[] = [];
  const call = (signal: AbortSignal) =>
    new Promise<string>((answer, fail) => {
      calls.push({ answer, fail, signal });
    });
  return { calls, call };
}

/** A query on the page, whose calls the test answers. */
function shownQuery() {
  const { calls, call } = manualCall();
  const query = new Query({ call });
  return { calls, query, ...renderHook(() => useQuery(query)) };
}

describe('a query', () => {
  it('makes one call for all its subscribers', async () => {
    const { calls, call } = manualCall();
    const query = new Query({ call });
    const first = renderHook(() => useQuery(query));
    const second = renderHook(() => useQuery(query));
    expect(second.result.current).toMatchObject({ status: 'pending', isFetching: true });
    await act(async () => calls[0]?.answer('rows'));
    expect(calls).toHaveLength(1);
    for (const { result } of [first, second])
      expect(result.current).toMatchObject({ data: 'rows', status: 'success', isFetching: false });
  });

  it('keeps its data while it calls again, and when that fails', async () => {
    const { calls, query, result } = shownQuery();
    await act(async () => calls[0]?.answer('rows'));
    act(() => query.refetch());
    expect(result.current).toMatchObject({ data: 'rows', status: 'success', isFetching: true });
    await act(async () => calls[1]?.fail(new ApiError('network', 'No answer')));
    expect(result.current).toMatchObject({ data: 'rows', status: 'error', isFetching: false });
    expect(result.current.error?.kind).toBe('network');
  });

  it('never shows an older answer after a newer call', async () => {
    const { calls, query, result } = shownQuery();
    act(() => query.refetch());
    expect(calls[0]?.signal.aborted).toBe(true);
    await act(async () => calls[1]?.answer('new'));
    await act(async () => calls[0]?.answer('old'));
    expect(result.current.data).toBe('new');
  });

  it('cancels the call with its last subscriber, and calls again for the next one', async () => {
    const { calls, query, unmount } = shownQuery();
    unmount();
    await waitFor(() => expect(calls[0]?.signal.aborted).toBe(true));
    const { result } = renderHook(() => useQuery(query));
    expect(calls).toHaveLength(2);
    await act(async () => calls[1]?.answer('rows'));
    expect(result.current.data).toBe('rows');
  });

  it('reuses an answer for as long as it is told, and no longer', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 2, 7) });
    try {
      const call = vi.fn<() => Promise<string>>(async () => 'rows');
      const query = new Query({ call, staleTime: 1000 });
      /** As a page does that is opened and left. */
      const visit = async () => {
        const { result, unmount } = renderHook(() => useQuery(query));
        await act(async () => undefined);
        expect(result.current.data).toBe('rows');
        unmount();
      };
      await visit();
      vi.advanceTimersByTime(999);
      await visit();
      expect(call).toHaveBeenCalledTimes(1);
      vi.advanceTimersByTime(1);
      await visit();
      expect(call).toHaveBeenCalledTimes(2);
      vi.setSystemTime(Date.UTC(2025, 10, 27));
      await visit();
      expect(call).toHaveBeenCalledTimes(3);
    } finally {
      vi.useRealTimers();
    }
  });

  it('calls again once a lost connection is back, where the call had failed', async () => {
    const { calls, result } = shownQuery();
    await act(async () => calls[0]?.fail(new ApiError('network', 'No answer')));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(calls).toHaveLength(2);
    await act(async () => calls[1]?.answer('rows'));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(calls).toHaveLength(2);
    expect(result.current).toMatchObject({ data: 'rows', status: 'success', error: null });
  });

  it('asks again when a connection that was lost under way is back', async () => {
    const { calls, result } = shownQuery();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(calls).toHaveLength(2);
    await act(async () => calls[0]?.answer('late'));
    expect(result.current.status).toBe('pending');
    await act(async () => calls[1]?.answer('rows'));
    expect(result.current).toMatchObject({ data: 'rows', status: 'success' });
  });

  it('takes whatever its call throws as an ApiError', async () => {
    const { calls, result } = shownQuery();
    await act(async () => calls[0]?.fail(new TypeError('Odd')));
    expect(result.current.status).toBe('error');
    expect(result.current.error).toMatchObject({ name: 'ApiError', message: 'TypeError: Odd' });
  });
});
