import axios from 'axios';
import { config } from '#src/config/env.ts';
import { ApiError } from './ApiError.ts';

const http = axios.create({
  responseType: 'text',
  // Separates a timeout from a broken connection.
  transitional: { clarifyTimeoutError: true },
});

/** Bodies stay text: axios must not guess their format. */
export interface Call {
  method: 'GET' | 'POST';
  url: string;
  query?: Record<string, string>;
  body?: string;
  headers?: Record<string, string>;
  /** The login's ID token, if there is one. */
  token?: string | null;
  signal?: AbortSignal;
}

/** A chunk of its own, fetched with the first call. Throws ApiError unless 2xx, and for a redirected POST, which may not have arrived. */
export async function request(call: Call): Promise<string> {
  const { method, url, query, body, headers, token, signal } = call;
  const address = query ? `${url}?${new URLSearchParams(query)}` : url;
  const authorization = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await http
    .request<unknown>({
      method,
      url: address,
      data: body,
      headers: { ...headers, ...authorization },
      timeout: config.httpTimeoutMs,
      signal,
    })
    .catch((error: unknown) => {
      throw apiErrorOf(error);
    });
  if (method === 'POST' && isRedirected(answer.request as XMLHttpRequest, address))
    throw new ApiError('shape', 'The answer came after a redirect.');
  return textOf(answer.data);
}

/** XMLHttpRequest follows redirects by itself. */
function isRedirected({ responseURL }: XMLHttpRequest, address: string): boolean {
  return responseURL !== '' && responseURL !== new URL(address, document.baseURI).href;
}

function textOf(data: unknown): string {
  return typeof data === 'string' ? data : '';
}

function apiErrorOf(error: unknown): ApiError {
  if (axios.isCancel(error)) return new ApiError('cancelled', 'The call was cancelled.');
  // The browser refused to send it, such as a stored token that is no valid header.
  if (!axios.isAxiosError(error)) return new ApiError('network', 'The call could not be made.');
  if (error.response) {
    const { status, data } = error.response;
    return new ApiError('status', `The answer was ${status}.`, { status, body: textOf(data) });
  }
  if (error.code === 'ETIMEDOUT') return new ApiError('timeout', 'No answer in time.');
  return new ApiError('network', 'No answer: the connection failed or the answer was withheld.');
}
