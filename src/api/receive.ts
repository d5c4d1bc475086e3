import { config } from '#src/config/env.ts';
import { ApiError } from './ApiError.ts';
import type { Call } from './client.ts';

/**
 * Sends a call and yields the bytes of a 2xx answer as they arrive, so that a long one is read meanwhile. Throws ApiError as
 * `send` does. It is the browser's own `fetch`, because axios hands over an answer as a whole (docs/decisions/0017).
 */
export async function* receive(call: Omit<Call, 'query'>): AsyncGenerator<Uint8Array> {
  const { url, method, body, headers, signal } = call;
  const controller = new AbortController();
  const cancel = () => controller.abort();
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel);
  const timer = config.httpTimeoutMs > 0 ? setTimeout(cancel, config.httpTimeoutMs) : undefined;
  try {
    const answer = await fetch(url, {
      method,
      body: body ?? null,
      headers: sendable(headers),
      signal: controller.signal,
    });
    const { ok, status } = answer;
    if (!ok)
      throw new ApiError('status', `The answer was ${status}.`, {
        status,
        body: await answer.text(),
      });
    const reader = answer.body?.getReader();
    for (let part = await reader?.read(); part?.value; part = await reader?.read())
      yield part.value;
  } catch (error) {
    throw apiErrorOf(error, signal, controller.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
    // Cancel the rest when the reader stops early.
    cancel();
  }
}

function apiErrorOf(error: unknown, asked: AbortSignal | undefined, own: AbortSignal): unknown {
  if (error instanceof ApiError) return error;
  if (asked?.aborted) return new ApiError('cancelled', 'The call was cancelled.');
  if (own.aborted) return new ApiError('timeout', 'No answer in time.');
  return new ApiError('network', 'The call or its answer broke off, or the answer was withheld.');
}

/**
 * Removes characters that no header can hold, as axios does: the cloud then refuses a token that was tampered with, and the
 * page explains that.
 */
function sendable(headers: Record<string, string> = {}): Record<string, string> {
  const entries = Object.entries(headers);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, value.replace(/[^ -~\u0080-\u00FF]/g, '').trim()]),
  );
}
