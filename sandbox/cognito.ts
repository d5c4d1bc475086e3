import { http, type HttpHandler } from 'msw';
import { CognitoPool } from './cognitoPool.ts';
import { amzJson, asRecord, errorResponse } from './cognitoResponses.ts';

const targetPrefix = 'AWSCognitoIdentityProviderService.';

/**
 * Answers the calls of a sign-in as Cognito does, errors included. It recognises them by their target header, whatever the URL.
 */
export function cognitoHandler(now: () => number): HttpHandler {
  const pool = new CognitoPool(now);
  const operationOf = (request: Request) => {
    const target = request.headers.get('x-amz-target') ?? '';
    return target.startsWith(targetPrefix)
      ? pool.operations[target.slice(targetPrefix.length)]
      : undefined;
  };
  return http.post(
    ({ request }) => operationOf(request) !== undefined,
    async ({ request }) => {
      if (request.headers.get('content-type') !== amzJson) {
        return errorResponse('UnknownOperationException', '');
      }
      const body: unknown = await request.json().catch(() => undefined);
      const answer = operationOf(request);
      if (body === undefined || !answer) return errorResponse('SerializationException', '');
      return answer(asRecord(body));
    },
  );
}
