import axios, { type AxiosResponse } from 'axios';
import { config } from '#src/config/env.ts';
import { ApiError } from './ApiError.ts';
import { parseJson } from './parse.ts';

const http = axios.create({
  responseType: 'text',
  // Tells a timeout from a broken connection.
  transitional: { clarifyTimeoutError: true },
});

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
 * Sends a call and returns the body of a 2xx answer as text. Throws ApiError for everything else; for a POST also where the
 * answer came after a redirect: whatever stands at the other address, it does not say that what was sent arrived.
 */
export async function send(call: Call): Promise<string> {
  const { method, url, query } = call;
  const address = query ? `${url}?${new URLSearchParams(query)}` : url;
  const { data, request } = await answerTo(call, address);
  if (method === 'POST' && isRedirected(request as XMLHttpRequest, address))
    throw new ApiError('shape', 'The answer came after a redirect.');
  return textOf(data);
}

async function answerTo(call: Call, url: string): Promise<AxiosResponse<unknown>> {
  const { method, body, headers, signal } = call;
  try {
    return await http.request({
      method,
      url,
      timeout: config.httpTimeoutMs,
      ...(body === undefined ? {} : { data: body }),
      ...(headers ? { headers } : {}),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    throw apiErrorOf(error);
  }
}

/** XMLHttpRequest follows redirects by itself; then the answer has another address than the call. */
function isRedirected({ responseURL }: XMLHttpRequest, address: string): boolean {
  return responseURL !== '' && responseURL !== new URL(address, document.baseURI).href;
}

/** Sends a call and returns the 2xx answer's JSON, unchecked. Throws ApiError, kind `shape` for a body that is no JSON. */
export async function sendForJson(call: Call): Promise<unknown> {
  return parseJson(await send(call));
}

function textOf(data: unknown): string {
  return typeof data === 'string' ? data : '';
}

function apiErrorOf(error: unknown): ApiError {
  if (axios.isCancel(error)) return new ApiError('cancelled', 'The call was cancelled.');
  // The browser refused to send it, for example a stored token that is no valid header value.
  if (!axios.isAxiosError(error)) return new ApiError('network', 'The call could not be made.');
  if (error.response) {
    const { status, data } = error.response;
    return new ApiError('status', `The answer was ${status}.`, { status, body: textOf(data) });
  }
  if (error.code === 'ETIMEDOUT') return new ApiError('timeout', 'No answer in time.');
  return new ApiError('network', 'No answer: the connection failed or the answer was withheld.');
}
