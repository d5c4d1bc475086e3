// @vitest-environment node
import { http, passthrough } from 'msw';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SignInChallenged } from '#src/api/cognito.ts';
import { newPassword } from '#src/api/newPassword.ts';
import { resetPassword, sendResetCode } from '#src/api/passwordReset.ts';
import { renewTokens } from '#src/api/renewal.ts';
import { signIn } from '#src/api/signIn.ts';
import { config } from '#src/config/env.ts';
import { server } from '#tests/support/server.ts';

/**
 * Asks another stand-in for Cognito, cognito-local, what it knows: sign-in, a first password, a reset, a renewal. It is too
 * large for a dependency (docs/decisions/0008-sandbox.md), so this runs only where one is running:
 * `npx cognito-local@5.3.0`, then `COGNITO_LOCAL_URL=http://127.0.0.1:9229/ npx vitest run tests/api/cognitoLocal.test.ts`.
 */
const url = process.env.COGNITO_LOCAL_URL ?? '';
const email = 'reception@clinic.example';
const ownSettings = { signIn: config.calls.signIn, clientId: config.cognitoClientId };

/** An administrator's call. */
async function administer(operation: string, request: object): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(request),
  });
  return (await answer.json()) as Record<string, unknown>;
}

describe.skipIf(!url)('cognito-local', () => {
  const letThrough = () => server.use(http.post(url, () => passthrough()));

  beforeAll(async () => {
    letThrough();
    const pool = await administer('CreateUserPool', {
      PoolName: 'p',
      UsernameAttributes: ['email'],
    });
    const UserPoolId = (pool.UserPool as { Id: string }).Id;
    const client = await administer('CreateUserPoolClient', {
      UserPoolId,
      ClientName: 'site',
      ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    });
    config.cognitoClientId = (client.UserPoolClient as { ClientId: string }).ClientId;
    config.calls.signIn = url;
    await administer('AdminCreateUser', {
      UserPoolId,
      Username: email,
      TemporaryPassword: 'Temporary-Paws-1',
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
    });
  });

  beforeEach(letThrough);

  afterAll(() => {
    config.calls.signIn = ownSettings.signIn;
    config.cognitoClientId = ownSettings.clientId;
  });

  it('asks for a new password at the first sign-in, and gives tokens for it', async () => {
    const challenge: unknown = await signIn(email, 'Temporary-Paws-1').catch(
      (error: unknown) => error,
    );
    expect(challenge).toBeInstanceOf(SignInChallenged);
    const tokens = await newPassword(challenge as SignInChallenged, 'Brand-New-Paws-1');
    expect(tokens.idToken.split('.')).toHaveLength(3);
    expect(tokens.refreshToken).toEqual(expect.any(String));
  });

  it('signs in with the new password, and refuses another', async () => {
    await expect(signIn(email, 'Brand-New-Paws-1')).resolves.toHaveProperty('idToken');
    await expect(signIn(email, 'wrong')).rejects.toMatchObject({ name: 'CognitoError' });
  });

  it('renews a sign-in, and refuses a made-up refresh token', async () => {
    const { refreshToken = '' } = await signIn(email, 'Brand-New-Paws-1');
    await expect(renewTokens(refreshToken)).resolves.toHaveProperty('idToken');
    await expect(renewTokens('made-up')).rejects.toThrow();
  });

  it('sends a code for a forgotten password to anyone, and refuses a wrong one', async () => {
    await expect(sendResetCode(email)).resolves.toBeUndefined();
    await expect(sendResetCode('nobody@clinic.example')).resolves.toBeUndefined();
    const reset = { email, code: '000', password: 'Another-Paws-1' };
    await expect(resetPassword(reset)).rejects.toThrow('This code is not right.');
  });
});
