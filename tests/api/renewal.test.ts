import { expect, it } from 'vitest';
import { renewTokens, revokeToken } from '#src/api/renewal.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { json, operationsOf, refusal, watchCognito } from './watchCall.ts';

const byFlow = {
  operation: 'InitiateAuth',
  AuthFlow: 'REFRESH_TOKEN_AUTH',
  ClientId: 'sample-client',
  AuthParameters: { REFRESH_TOKEN: 'r-1' },
};
const byOperation = {
  operation: 'GetTokensFromRefreshToken',
  ClientId: 'sample-client',
  RefreshToken: 'r-1',
};

it('a login is renewed with REFRESH_TOKEN_AUTH', async () => {
  const seen = watchCognito(() => json({ AuthenticationResult: { IdToken: 'i-2' } }));
  expect(await renewTokens('r-1')).toEqual({ idToken: 'i-2' });
  expect(operationsOf(seen)).toEqual([byFlow]);
});

it('a login is renewed with rotating refresh tokens', async () => {
  const seen = watchCognito((count) =>
    count === 1
      ? refusal('NotAuthorizedException', 'Refresh token rotation is enabled')
      : json({ AuthenticationResult: { IdToken: 'i-2', RefreshToken: 'r-2' } }),
  );
  expect(await renewTokens('r-1')).toEqual({ idToken: 'i-2', refreshToken: 'r-2' });
  expect(operationsOf(seen)).toEqual([byFlow, byOperation]);
});

it('a renewal that both calls refuse is refused for good', async () => {
  const seen = watchCognito((call) =>
    call === 1 ? refusal('UserNotFoundException') : json({ ChallengeName: 'DEVICE_SRP_AUTH' }),
  );
  expect(await renewTokens('r-1')).toBeUndefined();
  expect(seen).toHaveLength(2);
});

it.each([
  ['a broken connection', () => Response.error(), 'ApiError'],
  ['a gateway’s page', () => new Response('<html>', { status: 502 }), 'ApiError'],
  ['too many requests', () => refusal('TooManyRequestsException'), 'CognitoError'],
])('a renewal can be retried after %s', async (_, answer, name) => {
  const seen = watchCognito(answer);
  await expect(renewTokens('r-1')).rejects.toMatchObject({ name });
  expect(seen).toHaveLength(1);
});

it('a failed revocation is only logged', async () => {
  expectConsole('warn', 'The refresh token could not be revoked.');
  watchCognito(() => refusal('UnsupportedOperationException'));
  await expect(revokeToken('r-1')).resolves.toBeUndefined();
});
