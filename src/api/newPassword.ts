import { AnswerRefused, respondTo } from './challenges.ts';
import { CognitoError, type SignInChallenged, type Tokens } from './cognito.ts';
import { passwordRefusal } from './passwordRules.ts';

/**
 * Answers NEW_PASSWORD_REQUIRED with a new password, as typed. Throws AnswerRefused for a password that the pool does not
 * accept, and what `respondTo` throws. Stores nothing.
 */
export async function newPassword(
  challenge: SignInChallenged,
  password: string,
  signal?: AbortSignal,
): Promise<Tokens> {
  try {
    return await respondTo(challenge, { NEW_PASSWORD: password }, signal);
  } catch (error) {
    if (error instanceof CognitoError && error.type === 'InvalidPasswordException')
      throw new AnswerRefused(passwordRefusal(error.detail));
    throw error;
  }
}
