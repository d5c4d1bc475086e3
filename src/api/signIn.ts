import { config } from '#src/config/env.ts';
import {
  callCognito,
  type Challenge,
  CognitoError,
  SignInChallenged,
  type Tokens,
  tokensOf,
} from './cognito.ts';

/** Too late, too many tries, or answered before: only a new sign-in helps. */
export class ChallengeOver extends Error {
  override readonly name = 'ChallengeOver';
}

/** docs/product.md, section 7, call 3. Throws CognitoError, SignInChallenged or ApiError. */
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

/** `answer`: the new password, or the code's digits. Throws ChallengeOver, or as `signIn`. */
export function answerChallenge(
  challenge: Challenge,
  answer: string,
  signal?: AbortSignal,
): Promise<Tokens> {
  const { name } = challenge;
  const field = name === 'NEW_PASSWORD_REQUIRED' ? 'NEW_PASSWORD' : `${name}_CODE`;
  return choosingMethod(signal, () => respondTo(challenge, { [field]: answer }, signal));
}

const methods = ['SOFTWARE_TOKEN_MFA', 'SMS_MFA', 'EMAIL_OTP'] as const;

/** Answers SELECT_MFA_TYPE without asking the user. */
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
    throw error instanceof CognitoError && isOver(error, challenge.name)
      ? new ChallengeOver(error.detail)
      : error;
  }
}

function isOver({ type, detail }: CognitoError, challengeName: string): boolean {
  if (type === 'NotAuthorizedException') return /session|auth state/i.test(detail);
  // An app shows a new code every 30 s; a sent code needs a new login.
  return type === 'ExpiredCodeException' && challengeName !== 'SOFTWARE_TOKEN_MFA';
}
