import { ApiError } from './ApiError.ts';

/** Whether asking again could help: the line broke, or the server said it is unwell. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  const { status } = error;
  return status !== undefined && (status >= 500 || status === 408 || status === 429);
}

/** Milliseconds to wait after the nth failure (from 0): half a second, then a second. Tests take the waiting out. */
export const backoff = { ms: (failures: number) => 500 * 2 ** failures };

/** Makes a call, and makes it again, twice at most, where that could help. For calls that only read: GETs. */
export async function withRetries<T>(call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await call();
    } catch (error) {
      if (failures >= 2 || !mayPass(error)) throw error;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, backoff.ms(failures));
    });
    if (signal?.aborted) throw new ApiError('cancelled', 'No longer wanted.');
  }
}
