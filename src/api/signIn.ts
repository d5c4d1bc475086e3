import { config } from '#src/config/env.ts';
import {
  AnswerRefused,
  callCognito,
  type Challenge,
  CognitoError,
  SignInChallenged,
  type Tokens,
  tokensOf,
} from './cognito.ts';
import { passwordRefusal } from './passwordReset.ts';

/** A challenge is over: too late, too many tries, or answered before. Only a new sign-in helps. */
export class ChallengeOver extends Error {
  override readonly name = 'ChallengeOver';
}

/**
 * Signs in with e-mail and password (docs/product.md, section 7, call 3). The e-mail is sent without spaces around it, the
 * password as typed. Throws CognitoError, SignInChallenged, or ApiError for anything unexpected. Stores nothing, as all here.
 */
export function signIn(email: string, password: string, signal?: AbortSignal): Promise<Tokens> {
  return choosingMethod(signal, async () => {
    const request = {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: config.cognitoClientId,
      AuthParameters: { USERNAME: email.trim(), PASSWORD: password },
    };
    return tokensOf(await callCognito('InitiateAuth', request, signal), email.trim());
  });
}

/**
 * Answers NEW_PASSWORD_REQUIRED with a password, as typed, and SMS_MFA, SOFTWARE_TOKEN_MFA or EMAIL_OTP with a code of digits. Throws
 * AnswerRefused, ChallengeOver, and what `signIn` throws.
 */
export function answerChallenge(
  challenge: Challenge,
  answer: string,
  signal?: AbortSignal,
): Promise<Tokens> {
  const { name } = challenge;
  const field = name === 'NEW_PASSWORD_REQUIRED' ? 'NEW_PASSWORD' : `${name}_CODE`;
  return choosingMethod(signal, () => respondTo(challenge, { [field]: answer }, signal));
}

/** The methods of a second factor that the site has a form for, by preference. */
const methods = ['SOFTWARE_TOKEN_MFA', 'SMS_MFA', 'EMAIL_OTP'] as const;

/** Answers SELECT_MFA_TYPE by itself. The challenge is thrown where it offers none of the methods. */
async function choosingMethod(
  signal: AbortSignal | undefined,
  request: () => Promise<Tokens>,
): Promise<Tokens> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof SignInChallenged)) throw error;
    const { challenge } = error;
    const method = methods.find((each) => challenge.methods.includes(`"${each}"`));
    if (challenge.name !== 'SELECT_MFA_TYPE' || !method) throw error;
    return respondTo(challenge, { ANSWER: method }, signal);
  }
}

/** Answers a challenge (RespondToAuthChallenge). */
async function respondTo(
  challenge: Challenge,
  responses: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<Tokens> {
  const request = {
    ChallengeName: challenge.name,
    ClientId: config.cognitoClientId,
    ChallengeResponses: { USERNAME: challenge.username, ...responses },
    Session: challenge.session,
  };
  try {
    const answer = await callCognito('RespondToAuthChallenge', request, signal);
    return tokensOf(answer, challenge.username);
  } catch (error) {
    throw error instanceof CognitoError ? refusalOf(error, challenge.name) : error;
  }
}

function refusalOf(error: CognitoError, challengeName: string): Error {
  const { type, detail } = error;
  switch (type) {
    case 'NotAuthorizedException':
      return /session|auth state/i.test(detail) ? new ChallengeOver(detail) : error;
    case 'InvalidPasswordException':
      return new AnswerRefused(passwordRefusal(detail));
    case 'CodeMismatchException':
      return new AnswerRefused('This code is not right. Check it and try again.');
    case 'ExpiredCodeException':
      // An app shows another code every half minute; a code that was sent is sent again with a new login only.
      return challengeName === 'SOFTWARE_TOKEN_MFA'
        ? new AnswerRefused('This code was used before. Wait for the next one in the app.')
        : new ChallengeOver(detail);
    case 'LimitExceededException':
    case 'TooManyFailedAttemptsException':
    case 'TooManyRequestsException':
      return new AnswerRefused('Too many tries. Wait a few minutes, then try again.');
    default:
      return error;
  }
}
