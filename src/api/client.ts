import { ApiError } from './ApiError.ts';
import type { Call } from './http.ts';
import { parseJson } from './parse.ts';

/**
 * Sends a call and returns the body of a 2xx answer as text. Throws ApiError for everything else; for a POST also where the
 * answer came after a redirect: whatever stands at the other address, it does not say that what was sent arrived.
 */
export async function send(call: Call): Promise<string> {
  const { method, url, query } = call;
  const address = query ? `${url}?${new URLSearchParams(query)}` : url;
  const { answerTo } = await import('./http.ts').catch(() => {
    throw new ApiError('network', 'The code for calls could not be fetched.');
  });
  const { data, request } = await answerTo(call, address);
  if (method === 'POST' && isRedirected(request as XMLHttpRequest, address))
    throw new ApiError('shape', 'The answer came after a redirect.');
  return typeof data === 'string' ? data : '';
}

/** XMLHttpRequest follows redirects by itself; then the answer has another address than the call. */
function isRedirected({ responseURL }: XMLHttpRequest, address: string): boolean {
  return responseURL !== '' && responseURL !== new URL(address, document.baseURI).href;
}

/** Sends a call and returns the 2xx answer's JSON, unchecked. Throws ApiError, kind `shape` for a body that is no JSON. */
export async function sendForJson(call: Call): Promise<unknown> {
  return parseJson(await send(call));
}
