import axios, { type AxiosResponse } from 'axios';
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
  signal?: AbortSignal;
}

/** A chunk of its own, fetched with the first call. Throws ApiError unless 2xx. */
export async function request(call: Call, url: string): Promise<AxiosResponse<unknown>> {
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
