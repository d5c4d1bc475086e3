import { config } from '#src/config/env.ts';
import { ApiError } from './ApiError.ts';
import { send } from './client.ts';
import { isRecord, textField } from './parse.ts';

export class CognitoError extends Error {
  override readonly name = 'CognitoError';
  readonly type: string;
  readonly detail: string;

  constructor(type: string, detail: string) {
    super(`${type} - ${detail}`);
    this.type = type;
    this.detail = detail;
  }
}

/** Step before a token is given (a new password, a code). Unchecked; '' if missing. */
export interface Challenge {
  name: string;
  session: string;
  /** The user pool's name of the user, which may differ from the e-mail. */
  username: string;
  /** Masked address to which a code was sent. */
  destination: string;
  methods: string;
}

export interface Tokens {
  idToken: string;
  /** Missing after a renewal without rotation. */
  refreshToken?: string;
}

/** POST (docs/product.md, section 7, call 3). Throws CognitoError with a reason, otherwise ApiError. */
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

function recordIn(body: string): Record<string, unknown> {
  try {
    const answer: unknown = JSON.parse(body);
    return isRecord(answer) ? answer : {};
  } catch {
    // No JSON, hence not from Cognito: the caller finds neither token nor error.
    return {};
  }
}

/** `username`: for a challenge that names none. Throws ApiError 'shape' if the answer has neither token nor challenge. */
export function tokensOrChallenge(
  answer: Record<string, unknown>,
  username = '',
): Tokens | Challenge {
  const result = isRecord(answer.AuthenticationResult) ? answer.AuthenticationResult : {};
  const idToken = textField(result.IdToken);
  if (idToken) return { idToken, refreshToken: textField(result.RefreshToken) || undefined };
  const name = textField(answer.ChallengeName);
  if (!name) throw new ApiError('shape', 'The answer holds no token.');
  const given = isRecord(answer.ChallengeParameters) ? answer.ChallengeParameters : {};
  return {
    name,
    session: textField(answer.Session),
    username: textField(given.USER_ID_FOR_SRP) || username,
    destination: textField(given.CODE_DELIVERY_DESTINATION),
    methods: textField(given.MFAS_CAN_CHOOSE),
  };
}

function cognitoErrorOf(error: unknown): CognitoError | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'status') return undefined;
  const answer = recordIn(error.body);
  // AWS's JSON protocols: before the first colon, after the namespace's #.
  const type = /^(?:[^:]*#)?([^:]*)/.exec(textField(answer.__type))?.[1]?.trim();
  if (!type) return undefined;
  return new CognitoError(type, textField(answer.message) || textField(answer.Message));
}
