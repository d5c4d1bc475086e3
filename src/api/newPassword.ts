import { config } from '#src/config/env.ts';
import { ApiError } from './ApiError.ts';
import { send } from './client.ts';
import { recordOf, rejectionOf, type SignInChallenged, SignInRejected, tokenOf } from './signIn.ts';

/** Cognito does not accept the new password; the message says to a person what it lacks. */
export class NewPasswordRefused extends Error {
  override readonly name = 'NewPasswordRefused';
}

/** The challenge has expired (after three minutes by Cognito's default). Only a new sign-in helps. */
export class ChallengeExpired extends Error {
  override readonly name = 'ChallengeExpired';
}

/** The challenge was answered before, and that may have succeeded: Cognito's reply to it was lost. */
export class ChallengeAnswered extends Error {
  override readonly name = 'ChallengeAnswered';
}

/**
 * POST to Cognito: answers NEW_PASSWORD_REQUIRED (RespondToAuthChallenge) with a new password, as typed. Throws
 * NewPasswordRefused, ChallengeExpired, ChallengeAnswered, SignInRejected, SignInChallenged (yet another step), or ApiError.
 * Stores nothing.
 */
export async function newPassword(
  challenge: SignInChallenged,
  password: string,
  signal?: AbortSignal,
): Promise<{ idToken: string }> {
  try {
    const body = await send({
      method: 'POST',
      url: config.calls.signIn,
      headers: {
        'Content-Type': 'application/x-amz-json-1.1',
        'X-Amz-Target': 'AWSCognitoIdentityProviderService.RespondToAuthChallenge',
      },
      body: JSON.stringify({
        ChallengeName: challenge.challengeName,
        ClientId: config.cognitoClientId,
        ChallengeResponses: { USERNAME: challenge.username, NEW_PASSWORD: password },
        Session: challenge.session,
      }),
      signal,
    });
    return tokenOf(recordOf(body));
  } catch (error) {
    throw error instanceof ApiError ? newPasswordErrorOf(error) : error;
  }
}

function newPasswordErrorOf(error: ApiError): Error {
  const rejection = rejectionOf(error);
  if (!(rejection instanceof SignInRejected)) return error;
  const { type, detail } = rejection;
  if (type === 'InvalidPasswordException') return new NewPasswordRefused(refusalMessage(detail));
  if (type !== 'NotAuthorizedException') return rejection;
  // Checked first, because Cognito's sentence for this mentions the session as well.
  if (/only be used once/i.test(detail)) return new ChallengeAnswered(detail);
  return /session/i.test(detail) ? new ChallengeExpired(detail) : rejection;
}

/** What Cognito's password policy says, and our message for it. */
const policyMessages: readonly [RegExp, string][] = [
  [/not long enough/i, 'The new password is too short. Make it longer.'],
  [/uppercase/i, 'The new password needs a capital letter.'],
  [/lowercase/i, 'The new password needs a small letter.'],
  [/numeric/i, 'The new password needs a number.'],
  [/symbol/i, 'The new password needs a sign, like ! or -.'],
  [/previously|history|reused/i, 'This password was used before. Choose another one.'],
];

function refusalMessage(detail: string): string {
  const found = policyMessages.find(([pattern]) => pattern.test(detail));
  return found?.[1] ?? `This password can’t be used: ${detail || 'choose another one'}`;
}
