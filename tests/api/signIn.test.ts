import { describe, expect, it } from 'vitest';
import { signIn } from '#src/api/signIn.ts';
import { redirectCalls } from '#tests/support/redirected.ts';
import { json, operationsOf, refusal, watchCognito } from './watchCall.ts';

const token = { AuthenticationResult: { IdToken: 'the-id-token', AccessToken: 'another' } };

it('calls Cognito with its target, content type and body', async () => {
  const seen = watchCognito(() => json(token));
  await signIn(' staff@vetbuddy.example ', ' as typed ');
  expect(operationsOf(seen)).toEqual([
    {
      operation: 'InitiateAuth',
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: 'sample-client',
      AuthParameters: { USERNAME: 'staff@vetbuddy.example', PASSWORD: ' as typed ' },
    },
  ]);
});

it('returns the identity token, and stores nothing itself', async () => {
  watchCognito(() => json(token));
  expect(await signIn('a@b.example', 'x')).toEqual({ idToken: 'the-id-token' });
  expect(localStorage).toHaveLength(0);
});

it('takes no token from another address than it asked', async () => {
  redirectCalls('https://elsewhere.test/');
  watchCognito(() => json(token));
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
    const seen = watchCognito(() => json(body, 400));
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
      watchCognito(() => refusal('LimitExceededException', message));
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
    watchCognito(() => new Response(body, { status: 400 }));
    await expect(signIn('a@b.example', 'x')).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'status',
      status: 400,
    });
  });
});

it('throws the name of the step where Cognito wants another one', async () => {
  watchCognito(() =>
    json({ ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: 's-1', ChallengeParameters: {} }),
  );
  await expect(signIn('a@b.example', 'x')).rejects.toMatchObject({
    name: 'SignInChallenged',
    challengeName: 'NEW_PASSWORD_REQUIRED',
    session: 's-1',
  });
});

it.each([
  ['a web page', '<!doctype html><title>Gateway</title>'],
  ['no token', '{"AuthenticationResult":{}}'],
  ['an empty token', '{"AuthenticationResult":{"IdToken":""}}'],
  ['a token that is none', '{"AuthenticationResult":{"IdToken":{"a":1}}}'],
  ['only an access token', '{"AuthenticationResult":{"AccessToken":"x"}}'],
])('throws an ApiError for a 200 with %s', async (_, body) => {
  watchCognito(() => new Response(body));
  await expect(signIn('a@b.example', 'x')).rejects.toMatchObject({ kind: 'shape' });
});

it('throws an ApiError for a broken connection, and calls only once', async () => {
  const seen = watchCognito(() => Response.error());
  await expect(signIn('a@b.example', 'x')).rejects.toMatchObject({ kind: 'network' });
  expect(seen).toHaveLength(1);
});

it('keeps the password out of every error', async () => {
  watchCognito(() => json({}, 500));
  const error: unknown = await signIn('a@b.example', 'hunter2').catch((reason: unknown) => reason);
  expect(`${JSON.stringify(error)}${String(error)}`).not.toContain('hunter2');
});
