import { ApiError } from './ApiError.ts';
import type { Call } from './http.ts';
import { parseJson } from './parse.ts';

/** Returns the body of a 2xx answer. Throws ApiError, also for a redirected POST, which may not have arrived. */
export async function send(call: Call): Promise<string> {
  const { method, url, query } = call;
  const address = query ? `${url}?${new URLSearchParams(query)}` : url;
  const { request } = await import('./http.ts').catch(() => {
    throw new ApiError('network', 'The code for calls could not be fetched.');
  });
  const answer = await request(call, address);
  if (method === 'POST' && isRedirected(answer.request as XMLHttpRequest, address))
    throw new ApiError('shape', 'The answer came after a redirect.');
  const { data } = answer;
  return typeof data === 'string' ? data : '';
}

/** XMLHttpRequest follows redirects by itself. */
function isRedirected({ responseURL }: XMLHttpRequest, address: string): boolean {
  return responseURL !== '' && responseURL !== new URL(address, document.baseURI).href;
}

export async function sendForJson(call: Call): Promise<unknown> {
  return parseJson(await send(call));
}
