import axios, { type AxiosResponse } from 'axios';
import { config } from '#src/config/env.ts';
import { ApiError } from './ApiError.ts';

/** One call: bodies go out and come back as text, so that nothing is guessed about them on the way. */
export interface Call {
  method: 'GET' | 'POST';
  url: string;
  query?: Record<string, string>;
  body?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

const http = axios.create({
  responseType: 'text',
  transformRequest: [(body: unknown) => body],
  transformResponse: [(body: unknown) => body],
  // So that a timeout can be told from a connection that broke.
  transitional: { clarifyTimeoutError: true },
});

/** Sends a call and returns the body of a 2xx answer as text. Throws ApiError for everything else. */
export async function send({ method, url, query, body, headers, signal }: Call): Promise<string> {
  try {
    const answer: AxiosResponse<unknown> = await http.request({
      method,
      url: query ? `${url}?${new URLSearchParams(query)}` : url,
      timeout: config.httpTimeoutMs,
      ...(body === undefined ? {} : { data: body }),
      ...(headers ? { headers } : {}),
      ...(signal ? { signal } : {}),
    });
    return textOf(answer.data);
  } catch (error) {
    throw asApiError(error);
  }
}

/** Sends a call and returns the 2xx answer's JSON, unchecked. Throws ApiError, kind `shape` for a body that is no JSON. */
export async function sendForJson(call: Call): Promise<unknown> {
  const text = await send(call);
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('shape', 'The answer is not JSON.');
  }
}

function textOf(data: unknown): string {
  return typeof data === 'string' ? data : '';
}

function asApiError(error: unknown): ApiError {
  if (axios.isCancel(error)) return new ApiError('cancelled', 'The call was cancelled.');
  // The browser refused to send it: a stored token that can be no header, for one.
  if (!axios.isAxiosError(error)) return new ApiError('network', 'The call could not be made.');
  if (error.response) {
    const { status, data } = error.response;
    return new ApiError('status', `The answer was ${status}.`, { status, body: textOf(data) });
  }
  if (error.code === 'ETIMEDOUT') return new ApiError('timeout', 'No answer in time.');
  return new ApiError('network', 'No answer: the connection failed or the answer was withheld.');
}
