import { config } from '#src/config/env.ts';
import { ApiError } from './ApiError.ts';
import { send } from './client.ts';
import { isRecord, textField } from './parse.ts';

/** Cognito refused a call: a wrong password, an unknown user, too many attempts … */
export class CognitoError extends Error {
  override readonly name = 'CognitoError';
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

/** Cognito does not accept a code or a password; the message says to a person what to do. */
export class AnswerRefused extends Error {
  override readonly name = 'AnswerRefused';
}

/** A step that Cognito wants before it gives a token (a new password, a code). Unchecked texts, '' where it does not say. */
export interface Challenge {
  /** 'NEW_PASSWORD_REQUIRED' */
  name: string;
  /** Sent with the answer. */
  session: string;
  /** Sent with the answer: the user pool's own name of the user, which may differ from the e-mail. */
  username: string;
  /** Where a code was sent, masked. */
  destination: string;
  /** The second factors to choose from: a list in JSON. */
  methods: string;
}

/** Cognito wants another step first, and gave no token. */
export class SignInChallenged extends Error {
  override readonly name = 'SignInChallenged';
  readonly challenge: Challenge;

  constructor(challenge: Challenge) {
    super(`Sign-in needs another step: ${challenge.name}`);
    this.challenge = challenge;
  }
}

/** What a completed sign-in or renewal returns. */
export interface Tokens {
  idToken: string;
  /** Missing where Cognito gave none: a renewal without rotation keeps the old one. */
  refreshToken?: string;
}

/**
 * POST to Cognito (docs/product.md, section 7, call 3): one operation, for example 'InitiateAuth', with its request as JSON.
 * Returns the answer as an object, {} where it is none. Throws CognitoError where Cognito says why it refused, otherwise
 * ApiError.
 */
export async function callCognito(
  operation: string,
  request: object,
  signal?: AbortSignal,
): Promise<Record<string, unknown>> {
  try {
    const body = await send({
      method: 'POST',
      url: config.calls.signIn,
      headers: {
        'Content-Type': 'application/x-amz-json-1.1',
        'X-Amz-Target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify(request),
      signal,
    });
    return recordIn(body);
  } catch (error) {
    throw cognitoErrorOf(error) ?? error;
  }
}

/** The object in a body; {} where it holds none. */
function recordIn(body: string): Record<string, unknown> {
  try {
    const answer: unknown = JSON.parse(body);
    return isRecord(answer) ? answer : {};
  } catch {
    // Not JSON, so not from Cognito. The caller finds neither token nor error type in it.
    return {};
  }
}

/**
 * The tokens of Cognito's answer. Throws SignInChallenged (with `username`, unless the answer names the user) where it holds
 * a challenge, and ApiError 'shape' where it holds neither.
 */
export function tokensOf(answer: Record<string, unknown>, username = ''): Tokens {
  const result = isRecord(answer.AuthenticationResult) ? answer.AuthenticationResult : {};
  const idToken = textField(result.IdToken);
  const refreshToken = textField(result.RefreshToken);
  if (idToken) return { idToken, ...(refreshToken && { refreshToken }) };
  const name = textField(answer.ChallengeName);
  if (!name) throw new ApiError('shape', 'The answer holds no token.');
  const given = isRecord(answer.ChallengeParameters) ? answer.ChallengeParameters : {};
  throw new SignInChallenged({
    name,
    session: textField(answer.Session),
    username: textField(given.USER_ID_FOR_SRP) || username,
    destination: textField(given.CODE_DELIVERY_DESTINATION),
    methods: textField(given.MFAS_CAN_CHOOSE),
  });
}

/** Cognito's error in an error answer; undefined where it holds none: `{"__type":"com.amazonaws…#NotAuthorizedException","message":"…"}`. */
function cognitoErrorOf(error: unknown): CognitoError | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'status') return undefined;
  const answer = recordIn(error.body);
  // The rule of AWS's JSON protocols: before the first colon, after the namespace's #.
  const type = /^(?:[^:]*#)?([^:]*)/.exec(textField(answer.__type))?.[1]?.trim();
  if (!type) return undefined;
  return new CognitoError(type, textField(answer.message) || textField(answer.Message));
}
