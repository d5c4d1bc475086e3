import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#src/api/ApiError.ts';
import { lookAfterMs } from '#src/domain/lookTimes.ts';
import { prepareRequestList } from '#src/domain/requestList.ts';
import { RequestWatch } from '#src/features/requests/watch/RequestWatch.ts';
import { blankRequest } from '#tests/support/staff.ts';

const minute = 60_000;
const list = await listOf('1', '2');

function listOf(...ids: string[]) {
  return prepareRequestList([ids.map((id) => ({ ...blankRequest, id, date: '2026-07-18' }))]);
}

let isHidden = false;
const watches: RequestWatch[] = [];
type Look = (signal: AbortSignal) => Promise<typeof list>;
function start(look: Look, user = 'asha') {
  const watch = new RequestWatch({ user, loadedAt: Date.now(), look });
  watches.push(watch);
  return watch;
}
const show = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  isHidden = false;
});
afterEach(() => {
  for (const watch of watches.splice(0)) watch.stop();
  vi.useRealTimers();
});

describe('looking for new requests', () => {
  it('is done every minute while the page is seen, every five while it is hidden', async () => {
    const look = vi.fn<Look>(() => Promise.resolve(list));
    start(look);
    await vi.advanceTimersByTimeAsync(3 * minute);
    expect(look).toHaveBeenCalledTimes(3);
    show(true);
    await vi.advanceTimersByTimeAsync(4.5 * minute);
    expect(look).toHaveBeenCalledTimes(3);
    // Seen again, it is made up for.
    show(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(look).toHaveBeenCalledTimes(4);
  });

  it('is done within a minute after the clock has been set back', async () => {
    const look = vi.fn<Look>(() => Promise.resolve(list));
    const watch = start(look);
    vi.setSystemTime(Date.now() - 100 * minute);
    show(true);
    show(false);
    expect(watch.state().nextAt).toBe(Date.now() + minute);
    await vi.advanceTimersByTimeAsync(minute);
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('waits longer after each failure, and as before after an answer', async () => {
    const look = vi.fn<Look>(() => Promise.reject(new ApiError('network', 'gone')));
    const watch = start(look);
    await vi.advanceTimersByTimeAsync(minute);
    expect(watch.state()).toMatchObject({ problem: 'failed', nextAt: Date.now() + 2 * minute });
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(watch.state().nextAt).toBe(Date.now() + 4 * minute);
    look.mockResolvedValue(list);
    await vi.advanceTimersByTimeAsync(4 * minute);
    expect(watch.state()).toMatchObject({ problem: undefined, nextAt: Date.now() + minute });
    expect(lookAfterMs({ hidden: true, failures: 30 })).toBe(15 * minute);
  });

  it('stops at a refused token, until there is another', async () => {
    const refusal = new ApiError('status', 'no', { status: 401 });
    const look = vi.fn<Look>(() => Promise.reject(refusal));
    const watch = start(look);
    await vi.advanceTimersByTimeAsync(30 * minute);
    expect(look).toHaveBeenCalledTimes(1);
    expect(watch.state().problem).toBe('refused');
    watch.resume();
    await vi.advanceTimersByTimeAsync(minute);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('asks nothing without a connection, and at once when it is back', async () => {
    const look = vi.fn<Look>(() => Promise.resolve(list));
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    start(look);
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(look).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('gives up a call that is never answered', async () => {
    const watch = start(
      (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new ApiError('cancelled', 'late')));
        }),
    );
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(watch.state().problem).toBe('failed');
  });

  it('is done once for two tabs of one user, and not told to another', async () => {
    const [mine, theirs, other] = [list, list, list].map((answer) =>
      vi.fn<Look>(() => Promise.resolve(answer)),
    );
    const first = start(mine!);
    await vi.advanceTimersByTimeAsync(minute / 2);
    const second = start(theirs!);
    start(other!, 'ravi');
    await vi.advanceTimersByTimeAsync(minute / 2);
    vi.useRealTimers();
    await vi.waitFor(() => expect(second.state().found?.requests.all).toHaveLength(2));
    expect(second.state().found?.byThisTab).toBe(false);
    expect(first.state().found?.byThisTab).toBe(true);
    expect(theirs).not.toHaveBeenCalled();
  });
});

it('takes from another tab only what can be a list', async () => {
  const watch = start(() => Promise.resolve(list));
  const tab = new BroadcastChannel('requestWatch');
  const request = { ...blankRequest, id: '1', date: '2026-07-18' };
  for (const requests of ['none', [{ id: '1' }], [{ ...request, date: 'soon' }], [request]])
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel's has none
    tab.postMessage({ user: 'asha', requests });
  const found: unknown[] = [];
  watch.subscribe(() => void found.push(watch.state().found?.requests.all));
  await vi.waitFor(() => expect(found.filter(Boolean)).toContainEqual([request]));
  expect(new Set(found.filter(Boolean)).size).toBe(1);
  tab.close();
});
