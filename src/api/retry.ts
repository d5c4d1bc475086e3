import { ApiError } from './ApiError.ts';

/** Whether another try could help: the connection broke, or the server has a temporary problem. */
function isTemporary(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  const { status } = error;
  return status !== undefined && (status >= 500 || status === 408 || status === 429);
}

/** Milliseconds to wait after the nth failure (from 0): half a second, then a second. Tests set it to 0. */
export const backoff = { ms: (failures: number) => 500 * 2 ** failures };

/** Makes a call, and repeats it at most twice where that could help. Only for calls that read (GET). Throws what `call` throws. */
export async function withRetries<T>(call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await call();
    } catch (error) {
      if (failures >= 2 || !isTemporary(error)) throw error;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, backoff.ms(failures));
    });
    if (signal?.aborted) throw new ApiError('cancelled', 'The call was cancelled.');
  }
}
