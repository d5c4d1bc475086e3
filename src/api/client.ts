import { ApiError } from './ApiError.ts';
import type { Call } from './http.ts';
import { parseJson } from './parse.ts';

/** Returns the body of a 2xx answer, as text. Throws ApiError. */
export async function send(call: Call): Promise<string> {
  const { request } = await import('./http.ts').catch(() => {
    throw new ApiError('network', 'The code for calls could not be fetched.');
  });
  return request(call);
}

/** Returns the parsed body of a 2xx answer. Throws ApiError, 'shape' if it is no JSON. */
export async function sendForJson(call: Call): Promise<unknown> {
  return parseJson(await send(call));
}
