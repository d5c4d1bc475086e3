import { config } from '#src/config/env.ts';
import { callCognito, CognitoError } from './cognito.ts';

/** Cognito's answers that reveal something about an account. */
const accountErrors = new Set([
  'UserNotFoundException',
  'NotAuthorizedException',
  'UserNotConfirmedException',
  'InvalidParameterException',
  'CodeDeliveryFailureException',
]);

/** Resolves for unknown accounts too, so that nobody can probe for them. Throws CognitoError or ApiError. */
export async function sendResetCode(email: string, signal?: AbortSignal): Promise<void> {
  const request = { ClientId: config.cognitoClientId, Username: email.trim() };
  try {
    await callCognito('ForgotPassword', request, signal);
  } catch (error) {
    if (!(error instanceof CognitoError && accountErrors.has(error.type))) throw error;
  }
}

export interface PasswordReset {
  email: string;
  code: string;
  password: string;
}

/** Throws CognitoError or ApiError. */
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
  await callCognito('ConfirmForgotPassword', request, signal);
}
