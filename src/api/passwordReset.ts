import { config } from '#src/config/env.ts';
import { AnswerRefused, callCognito, CognitoError } from './cognito.ts';

/** Cognito's answers that reveal something about an account. */
const accountErrors = new Set([
  'UserNotFoundException',
  'NotAuthorizedException',
  'UserNotConfirmedException',
  'InvalidParameterException',
  'CodeDeliveryFailureException',
]);

const limitErrors = new Set([
  'LimitExceededException',
  'TooManyFailedAttemptsException',
  'TooManyRequestsException',
]);

/** Resolves for unknown accounts too, so that nobody can probe for them. Throws AnswerRefused or ApiError. */
export async function sendResetCode(email: string, signal?: AbortSignal): Promise<void> {
  const request = { ClientId: config.cognitoClientId, Username: email.trim() };
  try {
    await callCognito('ForgotPassword', request, signal);
  } catch (error) {
    if (!(error instanceof CognitoError)) throw error;
    if (accountErrors.has(error.type)) return;
    throw new AnswerRefused(refusalFor(error));
  }
}

export interface PasswordReset {
  email: string;
  code: string;
  password: string;
}

export async function resetPassword(
  { email, code, password }: PasswordReset,
  signal?: AbortSignal,
): Promise<void> {
  const request = {
    ClientId: config.cognitoClientId,
    Username: email.trim(),
    ConfirmationCode: code,
    Password: password,
  };
  try {
    await callCognito('ConfirmForgotPassword', request, signal);
  } catch (error) {
    throw error instanceof CognitoError ? new AnswerRefused(resetRefusalFor(error)) : error;
  }
}

/** From Cognito's error to what staff can do about it. */
export function resetRefusalFor(error: CognitoError): string {
  switch (error.type) {
    case 'ExpiredCodeException':
      return 'This code is too old, or a newer one was sent. Use the newest, or send another one.';
    case 'InvalidPasswordException':
      return passwordRefusal(error.detail);
    case 'PasswordHistoryPolicyViolationException':
      return passwordRefusal('used previously');
    case 'InvalidParameterException':
      return 'The code or the new password can’t be used as it is. Check both.';
    case 'CodeMismatchException':
    case 'UserNotFoundException':
    case 'NotAuthorizedException':
    case 'UserNotConfirmedException':
      return 'This code is not right. Check it, or send another one.';
    default:
      return refusalFor(error);
  }
}

function refusalFor({ type }: CognitoError): string {
  return limitErrors.has(type)
    ? 'Too many tries for now. Wait an hour, then try again.'
    : 'That did not work just now. Try again in a few minutes.';
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
export function passwordRefusal(detail: string): string {
  const found = policyMessages.find(([pattern]) => pattern.test(detail));
  return found?.[1] ?? `This password can’t be used: ${detail || 'choose another one'}`;
}
