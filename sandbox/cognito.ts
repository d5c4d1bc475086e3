import { HttpResponse, http, type HttpHandler } from 'msw';
import { clientId, newStarterEmail, samplePassword, staffEmail } from './data/staff.ts';
import { issueToken, tokenLifetime } from './tokens.ts';

const signInTarget = 'AWSCognitoIdentityProviderService.InitiateAuth';
const challengeTarget = 'AWSCognitoIdentityProviderService.RespondToAuthChallenge';
const amzJson = 'application/x-amz-json-1.1';

function answer(body: object, status = 200, headers: Record<string, string> = {}): Response {
  return new HttpResponse(JSON.stringify(body), {
    status,
    headers: { 'content-type': amzJson, 'x-amzn-requestid': crypto.randomUUID(), ...headers },
  });
}

/** Cognito's error: the type in the body and, with a colon, in a header. */
function refuse(type: string, message: string): Response {
  return answer({ __type: type, message }, 400, {
    'x-amzn-errortype': `${type}:`,
    'x-amzn-errormessage': message,
  });
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function signIn(body: Record<string, unknown>, now: number): Response {
  const parameters = record(body.AuthParameters);
  const { USERNAME: username, PASSWORD: password } = parameters;

  if (body.AuthFlow !== 'USER_PASSWORD_AUTH') {
    return refuse('InvalidParameterException', 'Only USER_PASSWORD_AUTH is offered here.');
  }
  if (typeof username !== 'string' || username === '') {
    return refuse('InvalidParameterException', 'Missing required parameter USERNAME');
  }
  if (typeof password !== 'string' || password === '') {
    return refuse('InvalidParameterException', 'Missing required parameter PASSWORD');
  }
  if (body.ClientId !== clientId) {
    const asked = typeof body.ClientId === 'string' ? body.ClientId : '';
    return refuse('ResourceNotFoundException', `User pool client ${asked} does not exist.`);
  }
  if (username !== staffEmail && username !== newStarterEmail) {
    return refuse('UserNotFoundException', 'User does not exist.');
  }
  if (password !== samplePassword) {
    return refuse('NotAuthorizedException', 'Incorrect username or password.');
  }
  if (username === newStarterEmail) {
    return answer({
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      ChallengeParameters: {
        USER_ID_FOR_SRP: username,
        requiredAttributes: '[]',
        userAttributes: JSON.stringify({ email: username, email_verified: 'true' }),
      },
      Session: `sample-session-${crypto.randomUUID()}`,
    });
  }
  return tokens(username, now);
}

function tokens(username: string, now: number): Response {
  return answer({
    AuthenticationResult: {
      AccessToken: issueToken(username, 'access', now),
      ExpiresIn: tokenLifetime,
      IdToken: issueToken(username, 'id', now),
      RefreshToken: `sample-refresh-${crypto.randomUUID()}`,
      TokenType: 'Bearer',
    },
    ChallengeParameters: {},
  });
}

/** What a policy of eight characters with all four kinds says of a password; undefined: nothing. */
function policyProblem(password: string): string | undefined {
  if (password.length < 8) return 'Password not long enough';
  if (!/[A-Z]/.test(password)) return 'Password must have uppercase characters';
  if (!/[a-z]/.test(password)) return 'Password must have lowercase characters';
  if (!/\d/.test(password)) return 'Password must have numeric characters';
  return /[^A-Za-z0-9]/.test(password) ? undefined : 'Password must have symbol characters';
}

/** The new starter's first login. Nothing is kept: the next one begins with the sample password again. */
function answerChallenge(body: Record<string, unknown>, now: number): Response {
  const { USERNAME: username, NEW_PASSWORD: password } = record(body.ChallengeResponses);
  if (body.ChallengeName !== 'NEW_PASSWORD_REQUIRED' || typeof password !== 'string') {
    return refuse('InvalidParameterException', 'Missing required parameter NEW_PASSWORD');
  }
  const session = typeof body.Session === 'string' ? body.Session : '';
  if (username !== newStarterEmail || !session.startsWith('sample-session-')) {
    return refuse('NotAuthorizedException', 'Invalid session for the user, session is expired.');
  }
  const problem = policyProblem(password);
  if (problem) {
    return refuse('InvalidPasswordException', `Password did not conform with policy: ${problem}`);
  }
  return tokens(username, now);
}

/** Sign-in as Cognito answers it, errors included. Known by its target header: the address is the region's. */
export function cognitoHandler(now: () => number): HttpHandler {
  return http.post(
    ({ request }) =>
      [signInTarget, challengeTarget].includes(request.headers.get('x-amz-target') ?? ''),
    async ({ request }) => {
      if (request.headers.get('content-type') !== amzJson) {
        return refuse('UnknownOperationException', '');
      }
      const body: unknown = await request.json().catch(() => undefined);
      if (body === undefined) return refuse('SerializationException', '');
      const respond =
        request.headers.get('x-amz-target') === signInTarget ? signIn : answerChallenge;
      return respond(record(body), now());
    },
  );
}
