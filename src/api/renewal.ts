import { config } from '#src/config/env.ts';
import { callCognito, CognitoError, type Tokens, tokensOrChallenge } from './cognito.ts';

/** Errors that say nothing about the refresh token. */
const temporaryErrors = new Set([
  'InternalErrorException',
  'InternalFailure',
  'LimitExceededException',
  'ServiceUnavailable',
  'ThrottlingException',
  'TooManyRequestsException',
]);

/**
 * Tries two calls, because Cognito refuses REFRESH_TOKEN_AUTH if refresh tokens rotate. Returns undefined if both are refused;
 * throws ApiError or CognitoError for a retry.
 */
export async function renewTokens(
  refreshToken: string,
  signal?: AbortSignal,
): Promise<Tokens | undefined> {
  const ClientId = config.cognitoClientId;
  const AuthParameters = { REFRESH_TOKEN: refreshToken };
  const byFlow = { AuthFlow: 'REFRESH_TOKEN_AUTH', ClientId, AuthParameters };
  const byOperation = { ClientId, RefreshToken: refreshToken };
  return (
    (await tokensFrom('InitiateAuth', byFlow, signal)) ??
    (await tokensFrom('GetTokensFromRefreshToken', byOperation, signal))
  );
}

/** Undefined if Cognito refuses. */
async function tokensFrom(
  operation: string,
  request: object,
  signal?: AbortSignal,
): Promise<Tokens | undefined> {
  try {
    const result = tokensOrChallenge(await callCognito(operation, request, signal));
    return 'idToken' in result ? result : undefined;
  } catch (error) {
    if (error instanceof CognitoError && !temporaryErrors.has(error.type)) return undefined;
    throw error;
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
