import { HttpResponse } from 'msw';

export const amzJson = 'application/x-amz-json-1.1';

/** An answer as Cognito sends it. */
export function respond(
  body: object,
  status = 200,
  headers: Record<string, string> = {},
): Response {
  return new HttpResponse(JSON.stringify(body), {
    status,
    headers: { 'content-type': amzJson, 'x-amzn-requestid': crypto.randomUUID(), ...headers },
  });
}

/** An error as Cognito sends it: the type in the body and, followed by a colon, in a header. */
export function errorResponse(type: string, message: string): Response {
  return respond({ __type: type, message }, 400, {
    'x-amzn-errortype': `${type}:`,
    'x-amzn-errormessage': message,
  });
}

/** A value from a request as an object; {} where it is none. */
export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
