import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

describe('retrying', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** With the real delays, which the setup of the tests sets to 0. */
  async function freshRetries() {
    vi.resetModules();
    const { queryClient } = await import('#src/api/queryClient.ts');
    const { ApiError } = await import('#src/api/ApiError.ts');
    const moments: number[] = [];
    const start = Date.now();
    async function ask(error: Error) {
      const queryFn = async () => {
        moments.push(Date.now() - start);
        throw error;
      };
      return queryClient.fetchQuery({ queryKey: ['list'], queryFn }).catch(() => 'failed');
    }
    return { ask, ApiError, moments };
  }

  it('retries twice, after half a second and then a whole one', async () => {
    const { ask, ApiError, moments } = await freshRetries();
    const answer = ask(new ApiError('network', 'No answer'));
    await vi.runAllTimersAsync();
    expect(await answer).toBe('failed');
    expect(moments).toEqual([0, 500, 1500]);
  });

  it.each([
    ['timeout', undefined, 3],
    ['status', 500, 3],
    ['status', 504, 3],
    ['status', 408, 3],
    ['status', 429, 3],
    ['status', 400, 1],
    ['status', 401, 1],
    ['status', 404, 1],
    ['shape', undefined, 1],
    ['cancelled', undefined, 1],
  ] as const)('makes after %s %s in all %i calls', async (kind, status, calls) => {
    const { ask, ApiError, moments } = await freshRetries();
    const answer = ask(new ApiError(kind, '', status === undefined ? {} : { status }));
    await vi.runAllTimersAsync();
    await answer;
    expect(moments).toHaveLength(calls);
  });
});
