import { config } from '#src/config/env.ts';
import { callCognito, type Tokens, tokensOf } from './cognito.ts';

/**
 * Signs in with e-mail and password (docs/product.md, section 7, call 3). The e-mail is sent without spaces around it, the
 * password as typed. Throws CognitoError, SignInChallenged, or ApiError for anything unexpected. Stores nothing.
 */
export async function signIn(
  email: string,
  password: string,
  signal?: AbortSignal,
): Promise<Tokens> {
  const request = {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: config.cognitoClientId,
    AuthParameters: { USERNAME: email.trim(), PASSWORD: password },
  };
  return tokensOf(await callCognito('InitiateAuth', request, signal), email.trim());
}
