import { config } from '#src/config/env.ts';
import { callCognito, CognitoError, SignInChallenged, type Tokens, tokensOf } from './cognito.ts';

/** Cognito does not accept the refresh token any more. Only a new login helps. */
class RenewalRefused extends Error {
  override readonly name = 'RenewalRefused';
}

/** Cognito's errors that say nothing about the refresh token. */
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

/**
 * A new ID token for a refresh token, with a new refresh token where the app client rotates them. REFRESH_TOKEN_AUTH is
 * refused where rotation is on, so GetTokensFromRefreshToken is tried then. Throws RenewalRefused; or, where a later try may
 * succeed, ApiError or CognitoError.
 */
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

/** Ends a refresh token at Cognito (RevokeToken). A failure is only logged: the token is forgotten here in any case. */
export async function revokeToken(refreshToken: string): Promise<void> {
  try {
    await callCognito('RevokeToken', { ClientId: config.cognitoClientId, Token: refreshToken });
  } catch (error) {
    console.warn('The refresh token could not be revoked.', error);
  }
}
