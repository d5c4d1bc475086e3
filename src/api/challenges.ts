import { config } from '#src/config/env.ts';
import { callCognito, CognitoError, SignInChallenged, type Tokens, tokensOf } from './cognito.ts';

/** Cognito does not accept a code or a password; the message says to a person what to do. */
export class AnswerRefused extends Error {
  override readonly name = 'AnswerRefused';
}

/** The challenge has expired (after three minutes by Cognito's default). Only a new sign-in helps. */
export class ChallengeExpired extends Error {
  override readonly name = 'ChallengeExpired';
}

/** The challenge was answered before, and that may have succeeded: Cognito's reply to it was lost. */
export class ChallengeAnswered extends Error {
  override readonly name = 'ChallengeAnswered';
}

/** The challenges that ask for a code, and the name under which the code is sent. */
const codeFields: Readonly<Record<string, string>> = {
  SMS_MFA: 'SMS_MFA_CODE',
  SOFTWARE_TOKEN_MFA: 'SOFTWARE_TOKEN_MFA_CODE',
  EMAIL_OTP: 'EMAIL_OTP_CODE',
};

/**
 * Answers a challenge (RespondToAuthChallenge). Throws ChallengeExpired, ChallengeAnswered, SignInChallenged (yet another
 * step), CognitoError, or ApiError. Stores nothing.
 */
export async function respondTo(
  challenge: SignInChallenged,
  responses: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<Tokens> {
  const request = {
    ChallengeName: challenge.challengeName,
    ClientId: config.cognitoClientId,
    ChallengeResponses: { USERNAME: challenge.username, ...responses },
    Session: challenge.session,
  };
  try {
    const answer = await callCognito('RespondToAuthChallenge', request, signal);
    return tokensOf(answer, challenge.username);
  } catch (error) {
    throw sessionErrorOf(error) ?? error;
  }
}

/**
 * Answers SMS_MFA, SOFTWARE_TOKEN_MFA or EMAIL_OTP with a code of digits. Throws AnswerRefused for a wrong code, and what
 * `respondTo` throws.
 */
export async function answerCode(
  challenge: SignInChallenged,
  code: string,
  signal?: AbortSignal,
): Promise<Tokens> {
  const field = codeFields[challenge.challengeName] ?? '';
  try {
    return await respondTo(challenge, { [field]: code }, signal);
  } catch (error) {
    throw codeErrorOf(error, challenge.challengeName) ?? error;
  }
}

/** The methods of a second factor that the site has a form for, by preference. */
const methods = ['SOFTWARE_TOKEN_MFA', 'SMS_MFA', 'EMAIL_OTP'] as const;

/**
 * The same request for tokens, with SELECT_MFA_TYPE answered by itself: an app, then a text message, then an e-mail. The challenge
 * stays where it offers none of them.
 */
export function withMethodChosen(request: (signal: AbortSignal) => Promise<Tokens>) {
  return async (signal: AbortSignal): Promise<Tokens> => {
    try {
      return await request(signal);
    } catch (error) {
      if (!(error instanceof SignInChallenged) || error.challengeName !== 'SELECT_MFA_TYPE')
        throw error;
      const offered = error.parameters.MFAS_CAN_CHOOSE ?? '';
      const method = methods.find((each) => offered.includes(`"${each}"`));
      if (!method) throw error;
      return respondTo(error, { ANSWER: method }, signal);
    }
  };
}

function sessionErrorOf(error: unknown): Error | undefined {
  if (!(error instanceof CognitoError) || error.type !== 'NotAuthorizedException') return undefined;
  // Checked first, because Cognito's sentence for this mentions the session as well.
  if (/only be used once/i.test(error.detail)) return new ChallengeAnswered(error.detail);
  return /session|auth state/i.test(error.detail) ? new ChallengeExpired(error.detail) : undefined;
}

function codeErrorOf(error: unknown, challengeName: string): Error | undefined {
  if (!(error instanceof CognitoError)) return undefined;
  switch (error.type) {
    case 'CodeMismatchException':
      return new AnswerRefused('This code is not right. Check it and try again.');
    case 'ExpiredCodeException':
      // An app shows another code every half minute; a code that was sent is sent again with a new login only.
      return challengeName === 'SOFTWARE_TOKEN_MFA'
        ? new AnswerRefused('This code was used before. Wait for the next one in the app.')
        : new ChallengeExpired(error.detail);
    case 'LimitExceededException':
    case 'TooManyFailedAttemptsException':
    case 'TooManyRequestsException':
      return new AnswerRefused('Too many tries. Wait a few minutes, then try again.');
    default:
      return undefined;
  }
}
