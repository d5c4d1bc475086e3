import { HttpResponse, http, type HttpHandler } from 'msw';
import { clientId, newStarterEmail, samplePassword, staffEmail } from './data/staff.ts';
import { issueToken, tokenLifetime } from './tokens.ts';

const signInTarget = 'AWSCognitoIdentityProviderService.InitiateAuth';
const challengeTarget = 'AWSCognitoIdentityProviderService.RespondToAuthChallenge';
const amzJson = 'application/x-amz-json-1.1';

function respond(body: object, status = 200, headers: Record<string, string> = {}): Response {
  return new HttpResponse(JSON.stringify(body), {
    status,
    headers: { 'content-type': amzJson, 'x-amzn-requestid': crypto.randomUUID(), ...headers },
  });
}

/** An error as Cognito sends it: the type in the body and, followed by a colon, in a header. */
function errorResponse(type: string, message: string): Response {
  return respond({ __type: type, message }, 400, {
    'x-amzn-errortype': `${type}:`,
    'x-amzn-errormessage': message,
  });
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function signIn(body: Record<string, unknown>, now: number): Response {
  const parameters = asRecord(body.AuthParameters);
  const { USERNAME: username, PASSWORD: password } = parameters;

  if (body.AuthFlow !== 'USER_PASSWORD_AUTH') {
    return errorResponse('InvalidParameterException', 'Only USER_PASSWORD_AUTH is offered here.');
  }
  if (typeof username !== 'string' || username === '') {
    return errorResponse('InvalidParameterException', 'Missing required parameter USERNAME');
  }
  if (typeof password !== 'string' || password === '') {
    return errorResponse('InvalidParameterException', 'Missing required parameter PASSWORD');
  }
  if (body.ClientId !== clientId) {
    const givenId = typeof body.ClientId === 'string' ? body.ClientId : '';
    return errorResponse(
      'ResourceNotFoundException',
      `User pool client ${givenId} does not exist.`,
    );
  }
  if (username !== staffEmail && username !== newStarterEmail) {
    return errorResponse('UserNotFoundException', 'User does not exist.');
  }
  if (password !== samplePassword) {
    return errorResponse('NotAuthorizedException', 'Incorrect username or password.');
  }
  if (username === newStarterEmail) {
    return respond({
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      ChallengeParameters: {
        USER_ID_FOR_SRP: username,
        requiredAttributes: '[]',
        userAttributes: JSON.stringify({ email: username, email_verified: 'true' }),
      },
      Session: `sample-session-${crypto.randomUUID()}`,
    });
  }
  return tokenResponse(username, now);
}

function tokenResponse(username: string, now: number): Response {
  return respond({
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

/** The sample password policy: eight characters with all four kinds. Undefined where the password satisfies it. */
function policyProblem(password: string): string | undefined {
  if (password.length < 8) return 'Password not long enough';
  if (!/[A-Z]/.test(password)) return 'Password must have uppercase characters';
  if (!/[a-z]/.test(password)) return 'Password must have lowercase characters';
  if (!/\d/.test(password)) return 'Password must have numeric characters';
  return /[^A-Za-z0-9]/.test(password) ? undefined : 'Password must have symbol characters';
}

/**
 * Answers the new starter's first login. The new password is not stored: the next login starts with the sample password
 * again.
 */
function answerChallenge(body: Record<string, unknown>, now: number): Response {
  const { USERNAME: username, NEW_PASSWORD: password } = asRecord(body.ChallengeResponses);
  if (body.ChallengeName !== 'NEW_PASSWORD_REQUIRED' || typeof password !== 'string') {
    return errorResponse('InvalidParameterException', 'Missing required parameter NEW_PASSWORD');
  }
  const session = typeof body.Session === 'string' ? body.Session : '';
  if (username !== newStarterEmail || !session.startsWith('sample-session-')) {
    return errorResponse(
      'NotAuthorizedException',
      'Invalid session for the user, session is expired.',
    );
  }
  const problem = policyProblem(password);
  if (problem) {
    return errorResponse(
      'InvalidPasswordException',
      `Password did not conform with policy: ${problem}`,
    );
  }
  return tokenResponse(username, now);
}

/**
 * Answers sign-in calls as Cognito does, errors included. It recognises them by their target header, whatever the URL.
 */
export function cognitoHandler(now: () => number): HttpHandler {
  return http.post(
    ({ request }) =>
      [signInTarget, challengeTarget].includes(request.headers.get('x-amz-target') ?? ''),
    async ({ request }) => {
      if (request.headers.get('content-type') !== amzJson) {
        return errorResponse('UnknownOperationException', '');
      }
      const body: unknown = await request.json().catch(() => undefined);
      if (body === undefined) return errorResponse('SerializationException', '');
      const answerCall =
        request.headers.get('x-amz-target') === signInTarget ? signIn : answerChallenge;
      return answerCall(asRecord(body), now());
    },
  );
}
