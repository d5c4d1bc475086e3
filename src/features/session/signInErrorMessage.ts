import { AnswerRefused } from '#src/api/challenges.ts';
import { CognitoError, SignInChallenged } from '#src/api/cognito.ts';

/** The message for a failed sign-in (docs/product.md, section 8), also for a step that this site has no form for. */
export function signInErrorMessage(error: unknown): string {
  if (error instanceof AnswerRefused) return error.message;
  if (error instanceof CognitoError) return `Login failed: ${error.type} - ${error.detail}`;
  if (error instanceof SignInChallenged) {
    if (error.challengeName === 'MFA_SETUP')
      return 'Your login needs an authenticator app. Ask your administrator to set it up.';
    return `This account needs another step that can’t be done here (${error.challengeName}). Ask whoever looks after the staff accounts.`;
  }
  console.error('The login failed unexpectedly.', error);
  return 'An unexpected error occurred. Please try again.';
}
