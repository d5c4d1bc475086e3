import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#src/api/ApiError.ts';
import { queryClient } from '#src/api/queryClient.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a call without an answer is retried twice, after half a second and then a whole one', async () => {
  // The setup of the tests sets the delays of the loaded module to 0.
  vi.resetModules();
  const { queryClient: fresh } = await import('#src/api/queryClient.ts');
  const { ApiError: FreshError } = await import('#src/api/ApiError.ts');
  const moments: number[] = [];
  const start = Date.now();
  const queryFn = async () => {
    moments.push(Date.now() - start);
    throw new FreshError('network', 'No answer');
  };
  const answer = fresh.fetchQuery({ queryKey: ['list'], queryFn }).catch(() => 'failed');
  await vi.runAllTimersAsync();
  expect(await answer).toBe('failed');
  expect(moments).toEqual([0, 500, 1500]);
});

it('a call is retried after a failure that may pass, and not after one that stays', () => {
  const retry = queryClient.getDefaultOptions().queries!.retry as (
    failures: number,
    error: Error,
  ) => boolean;
  expectAnswers(
    ([kind, status]: [ApiError['kind'], number?]) => {
      return retry(0, new ApiError(kind, '', status === undefined ? {} : { status }));
    },
    [
      [['timeout'], true],
      [['network'], true],
      [['status', 500], true],
      [['status', 504], true],
      [['status', 408], true],
      [['status', 429], true],
      [['status', 400], false],
      [['status', 401], false],
      [['status', 404], false],
      [['shape'], false],
      [['cancelled'], false],
    ],
  );
});
