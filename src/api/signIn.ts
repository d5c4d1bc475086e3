import { config } from '#src/config/env.ts';
import {
  callCognito,
  type Challenge,
  CognitoError,
  type Tokens,
  tokensOrChallenge,
} from './cognito.ts';

/** Too late, too many tries, or answered before: only a new sign-in helps. */
export class ChallengeOver extends Error {
  override readonly name = 'ChallengeOver';
}

/** docs/product.md, section 7, call 3. Throws CognitoError or ApiError. */
export async function signIn(
  email: string,
  password: string,
  signal?: AbortSignal,
): Promise<Tokens | Challenge> {
  const request = {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: config.cognitoClientId,
    AuthParameters: { USERNAME: email.trim(), PASSWORD: password },
  };
  const answer = await callCognito('InitiateAuth', request, signal);
  return chooseMethod(tokensOrChallenge(answer, email.trim()), signal);
}

/** `answer`: the new password, or the code's digits. Throws ChallengeOver, or as `signIn`. */
export async function answerChallenge(
  challenge: Challenge,
  answer: string,
  signal?: AbortSignal,
): Promise<Tokens | Challenge> {
  const { name } = challenge;
  const field = name === 'NEW_PASSWORD_REQUIRED' ? 'NEW_PASSWORD' : `${name}_CODE`;
  return chooseMethod(await respondTo(challenge, { [field]: answer }, signal), signal);
}

const methods = ['SOFTWARE_TOKEN_MFA', 'SMS_MFA', 'EMAIL_OTP'] as const;

/** Answers SELECT_MFA_TYPE without asking the user. */
async function chooseMethod(
  result: Tokens | Challenge,
  signal?: AbortSignal,
): Promise<Tokens | Challenge> {
  if ('idToken' in result || result.name !== 'SELECT_MFA_TYPE') return result;
  const method = methods.find((each) => result.methods.includes(`"${each}"`));
  return method ? respondTo(result, { ANSWER: method }, signal) : result;
}

async function respondTo(
  challenge: Challenge,
  responses: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<Tokens | Challenge> {
  const request = {
    ChallengeName: challenge.name,
    ClientId: config.cognitoClientId,
    ChallengeResponses: { USERNAME: challenge.username, ...responses },
    Session: challenge.session,
  };
  try {
    const answer = await callCognito('RespondToAuthChallenge', request, signal);
    return tokensOrChallenge(answer, challenge.username);
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
