import type { CognitoError } from '#src/api/cognito.ts';

/** The message for a refused login (docs/product.md, section 8). */
export function loginRefusal({ type, detail }: CognitoError): string {
  return `Login failed: ${type} - ${detail}`;
}

/** The message for a refused code or new password of a login. */
export function challengeRefusal(error: CognitoError): string {
  switch (error.type) {
    case 'InvalidPasswordException':
      return passwordRefusal(error.detail);
    case 'CodeMismatchException':
      return 'This code is not right. Check it and try again.';
    case 'ExpiredCodeException':
      return 'This code was used before. Wait for the next one in the app.';
    case 'LimitExceededException':
    case 'TooManyFailedAttemptsException':
    case 'TooManyRequestsException':
      return 'Too many tries. Wait a few minutes, then try again.';
    default:
      return loginRefusal(error);
  }
}

/** The message for a refused reset: its sending, its code or its new password. */
export function resetRefusal({ type, detail }: CognitoError): string {
  switch (type) {
    case 'ExpiredCodeException':
      return 'This code is too old, or a newer one was sent. Use the newest, or send another one.';
    case 'InvalidPasswordException':
      return passwordRefusal(detail);
    case 'PasswordHistoryPolicyViolationException':
      return passwordRefusal('used previously');
    case 'InvalidParameterException':
      return 'The code or the new password can’t be used as it is. Check both.';
    case 'CodeMismatchException':
    case 'UserNotFoundException':
    case 'NotAuthorizedException':
    case 'UserNotConfirmedException':
      return 'This code is not right. Check it, or send another one.';
    case 'LimitExceededException':
    case 'TooManyFailedAttemptsException':
    case 'TooManyRequestsException':
      return 'Too many tries for now. Wait an hour, then try again.';
    default:
      return 'That did not work just now. Try again in a few minutes.';
  }
}

const policyMessages: readonly [RegExp, string][] = [
  [/not long enough/i, 'The new password is too short. Make it longer.'],
  [/uppercase/i, 'The new password needs a capital letter.'],
  [/lowercase/i, 'The new password needs a small letter.'],
  [/numeric/i, 'The new password needs a number.'],
  [/symbol/i, 'The new password needs a symbol, like ! or -.'],
  [/previously|history|reused/i, 'This password was used before. Choose another one.'],
];

/** From Cognito's sentence to the change that is needed. */
function passwordRefusal(detail: string): string {
  const found = policyMessages.find(([pattern]) => pattern.test(detail));
  return found?.[1] ?? `This password can’t be used: ${detail || 'choose another one'}`;
}
