import { config } from '#src/config/env.ts';
import { callCognito, CognitoError, SignInChallenged, type Tokens, tokensOf } from './cognito.ts';

class RenewalRefused extends Error {
  override readonly name = 'RenewalRefused';
}

/** Errors that say nothing about the refresh token. */
const temporaryErrors = new Set([
  'InternalErrorException',
  'InternalFailure',
  'LimitExceededException',
  'ServiceUnavailable',
  'ThrottlingException',
  'TooManyRequestsException',
]);

function isRefusal(error: unknown): boolean {
  if (error instanceof SignInChallenged) return true;
  return error instanceof CognitoError && !temporaryErrors.has(error.type);
}

/** Where rotation is on, REFRESH_TOKEN_AUTH is refused. Throws RenewalRefused, or ApiError or CognitoError for a retry. */
export async function renewTokens(refreshToken: string, signal?: AbortSignal): Promise<Tokens> {
  const ClientId = config.cognitoClientId;
  const AuthParameters = { REFRESH_TOKEN: refreshToken };
  const byFlow = { AuthFlow: 'REFRESH_TOKEN_AUTH', ClientId, AuthParameters };
  const byOperation = { ClientId, RefreshToken: refreshToken };
  try {
    return tokensOf(await callCognito('InitiateAuth', byFlow, signal));
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  try {
    return tokensOf(await callCognito('GetTokensFromRefreshToken', byOperation, signal));
  } catch (error) {
    throw isRefusal(error) ? new RenewalRefused(String(error)) : error;
  }
}

/** Best effort: the token is dropped here anyway. */
export async function revokeToken(refreshToken: string): Promise<void> {
  try {
    await callCognito('RevokeToken', { ClientId: config.cognitoClientId, Token: refreshToken });
  } catch (error) {
    console.warn('The refresh token could not be revoked.', error);
  }
}
