import { config } from '#src/config/env.ts';
import { ApiError } from './ApiError.ts';
import { send } from './client.ts';
import { isRecord, textField } from './parse.ts';

/** Cognito rejected the sign-in: a wrong password, an unknown user, too many attempts … */
export class SignInRejected extends Error {
  override readonly name = 'SignInRejected';
  /** 'NotAuthorizedException' */
  readonly type: string;
  /** Cognito's own sentence; '' where it gave none. */
  readonly detail: string;

  constructor(type: string, detail: string) {
    super(`${type} - ${detail}`);
    this.type = type;
    this.detail = detail;
  }
}

/** Cognito wants another step first (a new password, a code) and gave no token. */
export class SignInChallenged extends Error {
  override readonly name = 'SignInChallenged';
  /** 'NEW_PASSWORD_REQUIRED' */
  readonly challengeName: string;
  /** Sent with the answer to the challenge; '' where there is none. */
  readonly session: string;
  /** Sent with the answer to the challenge: the user pool's own name of the user, which may differ from the e-mail. */
  readonly username: string;

  constructor(challengeName: string, session: string, username = '') {
    super(`Sign-in needs another step: ${challengeName}`);
    this.challengeName = challengeName;
    this.session = session;
    this.username = username;
  }
}

/**
 * POST to Cognito's sign-in (docs/product.md, section 7, call 3). The e-mail is sent without spaces around it, the
 * password as typed. Throws SignInRejected, SignInChallenged, or ApiError for anything unexpected. Stores nothing.
 */
export async function signIn(
  email: string,
  password: string,
  signal?: AbortSignal,
): Promise<{ idToken: string }> {
  const request = {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: config.cognitoClientId,
    AuthParameters: { USERNAME: email.trim(), PASSWORD: password },
  };
  try {
    return tokenOf(recordOf(await initiateAuth(request, signal)), email.trim());
  } catch (error) {
    throw rejectionOf(error) ?? error;
  }
}

function initiateAuth(request: object, signal: AbortSignal | undefined): Promise<string> {
  return send({
    method: 'POST',
    url: config.calls.signIn,
    headers: {
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify(request),
    signal,
  });
}

/** An answer's body as an object; {} where it is none. */
export function recordOf(body: string): Record<string, unknown> {
  try {
    const answer: unknown = JSON.parse(body);
    return isRecord(answer) ? answer : {};
  } catch {
    // Not JSON, so not from Cognito. The caller finds neither token nor error type in it.
    return {};
  }
}

/** The token of Cognito's answer. Throws SignInChallenged (with `username`, unless the answer names the user) or ApiError. */
export function tokenOf(answer: Record<string, unknown>, username = ''): { idToken: string } {
  const result = answer.AuthenticationResult;
  const idToken = isRecord(result) ? textField(result.IdToken) : '';
  if (idToken) return { idToken };
  const challengeName = textField(answer.ChallengeName);
  if (challengeName) {
    const parameters = answer.ChallengeParameters;
    const poolName = isRecord(parameters) ? textField(parameters.USER_ID_FOR_SRP) : '';
    throw new SignInChallenged(challengeName, textField(answer.Session), poolName || username);
  }
  throw new ApiError('shape', 'The answer holds no token.');
}

/** Cognito's error in an error answer; undefined where it holds none: `{"__type":"com.amazonaws…#NotAuthorizedException","message":"…"}`. */
export function rejectionOf(error: unknown): SignInRejected | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'status') return undefined;
  const answer = recordOf(error.body);
  const type = plainType(textField(answer.__type));
  if (!type) return undefined;
  return new SignInRejected(type, textField(answer.message) || textField(answer.Message));
}

/** The rule of AWS's JSON protocols: before the first colon, after the namespace's #. */
function plainType(type: string): string {
  const beforeColon = type.split(':')[0] ?? '';
  return beforeColon.slice(beforeColon.indexOf('#') + 1).trim();
}
