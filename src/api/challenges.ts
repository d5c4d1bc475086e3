import { config } from '#src/config/env.ts';
import { ApiError } from './ApiError.ts';
import { callCognito, CognitoError, SignInChallenged, type Tokens, tokensOf } from './cognito.ts';
import { textField } from './parse.ts';

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

/** Answers SELECT_MFA_TYPE with one of the methods offered, for example 'SMS_MFA'. Throws what `respondTo` throws. */
export function chooseMethod(
  challenge: SignInChallenged,
  method: string,
  signal?: AbortSignal,
): Promise<Tokens> {
  return respondTo(challenge, { ANSWER: method }, signal);
}

/** What an authenticator app is set up with. */
export interface AppSecret {
  /** Base32. */
  secret: string;
  /** The challenge's session from here on. */
  session: string;
}

/** Asks for the secret of a new authenticator app (AssociateSoftwareToken). Throws ChallengeExpired, CognitoError or ApiError. */
export async function requestAppSecret(
  challenge: SignInChallenged,
  signal?: AbortSignal,
): Promise<AppSecret> {
  try {
    const request = { Session: challenge.session };
    const answer = await callCognito('AssociateSoftwareToken', request, signal);
    const secret = textField(answer.SecretCode);
    if (!secret) throw new ApiError('shape', 'The answer holds no secret.');
    return { secret, session: textField(answer.Session) || challenge.session };
  } catch (error) {
    throw sessionErrorOf(error) ?? error;
  }
}

/**
 * Checks the first code of a new authenticator app (VerifySoftwareToken), then answers MFA_SETUP. Throws AnswerRefused for a
 * wrong code, and what `respondTo` throws.
 */
export async function finishAppSetup(
  challenge: SignInChallenged,
  { session }: AppSecret,
  code: string,
  signal?: AbortSignal,
): Promise<Tokens> {
  const verified = await verifyAppCode(session, code, signal);
  const { challengeName, username } = challenge;
  return respondTo(new SignInChallenged(challengeName, verified, username), {}, signal);
}

/** Returns the session with which the challenge is answered. */
async function verifyAppCode(
  session: string,
  code: string,
  signal: AbortSignal | undefined,
): Promise<string> {
  try {
    const request = { Session: session, UserCode: code };
    const answer = await callCognito('VerifySoftwareToken', request, signal);
    if (answer.Status !== 'SUCCESS') throw new AnswerRefused(wrongCode);
    return textField(answer.Session) || session;
  } catch (error) {
    throw sessionErrorOf(error) ?? codeErrorOf(error, 'SOFTWARE_TOKEN_MFA') ?? error;
  }
}

function sessionErrorOf(error: unknown): Error | undefined {
  if (!(error instanceof CognitoError) || error.type !== 'NotAuthorizedException') return undefined;
  // Checked first, because Cognito's sentence for this mentions the session as well.
  if (/only be used once/i.test(error.detail)) return new ChallengeAnswered(error.detail);
  return /session|auth state/i.test(error.detail) ? new ChallengeExpired(error.detail) : undefined;
}

const wrongCode = 'This code is not right. Check it and try again.';

function codeErrorOf(error: unknown, challengeName: string): Error | undefined {
  if (!(error instanceof CognitoError)) return undefined;
  switch (error.type) {
    case 'CodeMismatchException':
    case 'EnableSoftwareTokenMFAException':
      return new AnswerRefused(wrongCode);
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
