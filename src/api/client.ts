import { announceFailure } from './announceFailure.ts';
import { ApiError } from './ApiError.ts';
import { parseJson } from './parse.ts';

/** One call. Bodies are sent and returned as text: nothing guesses their format on the way. */
export interface Call {
  method: 'GET' | 'POST';
  url: string;
  query?: Record<string, string>;
  body?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/**
 * Sends a call and returns the body of a 2xx answer as text. Throws ApiError for everything else. axios is fetched with
 * the first call, because most visitors read a page without making one.
 */
export async function send(call: Call): Promise<string> {
  try {
    const { sendWithAxios } = await loadAxios(call.signal);
    return await sendWithAxios(call);
  } catch (error) {
    throw announceFailure(call.url, error);
  }
}

async function loadAxios(signal: AbortSignal | undefined) {
  try {
    return await import('./sendWithAxios.ts');
  } catch {
    // Offline, or the chunk is gone after a redeploy. Either way nothing was sent.
    if (signal?.aborted) throw new ApiError('cancelled', 'The call was cancelled.');
    throw new ApiError('network', 'The call could not be made.');
  }
}

/** Sends a call and returns the 2xx answer's JSON, unchecked. Throws ApiError, kind `shape` for a body that is no JSON. */
export async function sendForJson(call: Call): Promise<unknown> {
  const body = await send(call);
  try {
    return parseJson(body);
  } catch (error) {
    throw announceFailure(call.url, error);
  }
}
