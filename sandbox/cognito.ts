import { http, HttpResponse, type HttpHandler } from 'msw';
import { type Answer, type Body, createPool, Refusal } from './cognitoPool.ts';

const contentType = 'application/x-amz-json-1.1';
const targetPrefix = 'AWSCognitoIdentityProviderService.';

/** Answers the calls of a sign-in as Cognito does, errors included. It recognises them by their target header, whatever the URL. */
export function cognitoHandler(): HttpHandler {
  const operations = createPool();
  const operationOf = ({ headers }: Request) => {
    const target = headers.get('x-amz-target') ?? '';
    return target.startsWith(targetPrefix)
      ? operations[target.slice(targetPrefix.length)]
      : undefined;
  };
  return http.post(
    ({ request }) => operationOf(request) !== undefined,
    async ({ request }) => {
      if (request.headers.get('content-type') !== contentType)
        return refuse(new Refusal('UnknownOperationException', ''));
      const body = (await request.json()) as Body;
      try {
        return respond(operationOf(request)?.(body) ?? {});
      } catch (error) {
        if (error instanceof Refusal) return refuse(error);
        throw error;
      }
    },
  );
}

function respond(body: Answer, status = 200, headers: Record<string, string> = {}): Response {
  return new HttpResponse(JSON.stringify(body), {
    status,
    headers: { 'content-type': contentType, 'x-amzn-requestid': crypto.randomUUID(), ...headers },
  });
}

/** The type is in the body and, followed by a colon, in a header. */
function refuse({ type, message }: Refusal): Response {
  return respond({ __type: type, message }, 400, {
    'x-amzn-errortype': `${type}:`,
    'x-amzn-errormessage': message,
  });
}
