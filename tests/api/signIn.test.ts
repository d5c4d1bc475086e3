import { describe, expect, it } from 'vitest';
import { signIn } from '#src/api/signIn.ts';
import { redirectCalls } from '#tests/support/redirected.ts';
import { json, noLists, watchCall } from './watchCall.ts';

const address = 'https://cognito-idp.ap-south-1.amazonaws.com/';

const token = { AuthenticationResult: { IdToken: 'the-id-token', AccessToken: 'another' } };

it('calls Cognito with its target, content type and body', async () => {
  const seen = watchCall('post', address, () => json(token));
  await signIn(' staff@vetbuddy.example ', ' as typed ');
  expect(seen).toHaveLength(1);
  const { headers, body } = seen[0]!;
  expect(headers.get('content-type')).toBe('application/x-amz-json-1.1');
  expect(headers.get('x-amz-target')).toBe('AWSCognitoIdentityProviderService.InitiateAuth');
  expect(headers.get('authorization')).toBeNull();
  expect(JSON.parse(body)).toEqual({
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: 'sample-client',
    AuthParameters: { USERNAME: 'staff@vetbuddy.example', PASSWORD: ' as typed ' },
  });
});

it('returns the identity token, and stores nothing itself', async () => {
  watchCall('post', address, () => json(token));
  expect(await signIn('a@b.example', 'x')).toEqual({ idToken: 'the-id-token' });
  expect(localStorage).toHaveLength(0);
});

it('takes no token from another address than it asked', async () => {
  redirectCalls('https://elsewhere.test/');
  watchCall('post', address, () => json(token));
  await expect(signIn('a@b.example', 'x')).rejects.toMatchObject({ kind: 'shape' });
  redirectCalls(undefined);
});

describe('a rejected sign-in', () => {
  it.each([
    ['plain', { __type: 'NotAuthorizedException', message: 'Incorrect.' }],
    [
      'with a name space',
      { __type: 'com.amazonaws.x#NotAuthorizedException', message: 'Incorrect.' },
    ],
    [
      'with an address behind',
      { __type: 'NotAuthorizedException:http://x.y/', message: 'Incorrect.' },
    ],
    ['with both', { __type: 'a.b#NotAuthorizedException:http://x.y/#z', message: 'Incorrect.' }],
    ['with a capital Message', { __type: 'NotAuthorizedException', Message: 'Incorrect.' }],
  ])('a rejected sign-in has Cognito’s type and message: %s', async (_, body) => {
    const seen = watchCall('post', address, () => json(body, 400));
    await expect(signIn('a@b.example', 'x')).rejects.toMatchObject({
      name: 'CognitoError',
      type: 'NotAuthorizedException',
      detail: 'Incorrect.',
    });
    expect(seen).toHaveLength(1);
  });

  it.each([undefined, null, {}])(
    'a rejected sign-in has an empty message where Cognito gave %j',
    async (message) => {
      watchCall('post', address, () => json({ __type: 'LimitExceededException', message }, 400));
      await expect(signIn('a@b.example', 'x')).rejects.toMatchObject({
        type: 'LimitExceededException',
        detail: '',
      });
    },
  );

  it.each([
    ['a web page', '<!doctype html>'],
    ['nothing', ''],
    ['JSON without a type', '{"message":"Internal server error"}'],
    ['a type that is none', '{"__type":{}}'],
    ['an empty type', '{"__type":"#:x"}'],
  ])('throws an ApiError for an answer that is %s', async (_, body) => {
    watchCall('post', address, () => new Response(body, { status: 400 }));
    await expect(signIn('a@b.example', 'x')).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'status',
      status: 400,
    });
  });
});

it('throws the name of the step where Cognito wants another one', async () => {
  watchCall('post', address, () =>
    json({ ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: 's-1', ChallengeParameters: {} }),
  );
  await expect(signIn('a@b.example', 'x')).rejects.toMatchObject({
    name: 'SignInChallenged',
    challengeName: 'NEW_PASSWORD_REQUIRED',
    session: 's-1',
  });
});

it.each([
  ...noLists,
  ['no token', '{"AuthenticationResult":{}}'],
  ['an empty token', '{"AuthenticationResult":{"IdToken":""}}'],
  ['a token that is none', '{"AuthenticationResult":{"IdToken":{"a":1}}}'],
  ['only an access token', '{"AuthenticationResult":{"AccessToken":"x"}}'],
])('throws an ApiError for a 200 with %s', async (_, body) => {
  watchCall('post', address, () => new Response(body));
  await expect(signIn('a@b.example', 'x')).rejects.toMatchObject({ kind: 'shape' });
});

it('throws an ApiError for a broken connection, and calls only once', async () => {
  const seen = watchCall('post', address, () => Response.error());
  await expect(signIn('a@b.example', 'x')).rejects.toMatchObject({ kind: 'network' });
  expect(seen).toHaveLength(1);
});

it('keeps the password out of every error', async () => {
  watchCall('post', address, () => json({}, 500));
  const error: unknown = await signIn('a@b.example', 'hunter2').catch((reason: unknown) => reason);
  expect(`${JSON.stringify(error)}${String(error)}`).not.toContain('hunter2');
});
