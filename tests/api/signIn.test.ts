import { expect, it } from 'vitest';
import type { Challenge } from '#src/api/cognito.ts';
import { answerChallenge, signIn } from '#src/api/signIn.ts';
import { json, operationsOf, refusal, watchCognito } from './watchCall.ts';

const tokens = { AuthenticationResult: { IdToken: 'the-id-token', RefreshToken: 'the-refresh' } };
const challenge = (name: string): Challenge => ({
  name,
  session: 's-1',
  username: 'user-1',
  destination: '',
  methods: '',
});

it('a sign-in sends the e-mail trimmed and the password as typed', async () => {
  const seen = watchCognito(() => json({ AuthenticationResult: { IdToken: 'i', Other: 'x' } }));
  expect(await signIn(' staff@vetbuddy.example ', ' as typed ')).toEqual({ idToken: 'i' });
  expect(operationsOf(seen)).toEqual([
    {
      operation: 'InitiateAuth',
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: 'sample-client',
      AuthParameters: { USERNAME: 'staff@vetbuddy.example', PASSWORD: ' as typed ' },
    },
  ]);
});

it.each([
  ['a plain type', { __type: 'NotAuthorizedException', message: 'No.' }, 'No.'],
  ['a name space', { __type: 'com.x#NotAuthorizedException', Message: 'No.' }, 'No.'],
  ['an address', { __type: 'NotAuthorizedException:http://x.y/#z', message: 'No.' }, 'No.'],
  ['no message', { __type: 'NotAuthorizedException', message: {} }, ''],
])(
  'a sign-in fails with Cognito’s type and message in an answer with %s',
  async (_, body, detail) => {
    const seen = watchCognito(() => json(body, 400));
    const expected = { name: 'CognitoError', type: 'NotAuthorizedException', detail };
    await expect(signIn('a@b.example', 'x')).rejects.toMatchObject(expected);
    expect(seen).toHaveLength(1);
  },
);

it.each([
  ['a web page', 400, '<!doctype html>', 'status'],
  ['an empty type', 400, '{"__type":"#:x"}', 'status'],
  ['a web page', 200, '<!doctype html>', 'shape'],
  ['a token that is none', 200, '{"AuthenticationResult":{"IdToken":{"a":1}}}', 'shape'],
])(
  'a sign-in fails on an answer that is not Cognito’s: %s with status %s',
  async (_, status, body, kind) => {
    watchCognito(() => new Response(body, { status }));
    await expect(signIn('a@b.example', 'x')).rejects.toMatchObject({ name: 'ApiError', kind });
  },
);

it('a sign-in without a connection fails at once, and its error lacks the password', async () => {
  const seen = watchCognito(() => Response.error());
  const error: unknown = await signIn('a@b.example', 'hunter2').catch((reason: unknown) => reason);
  expect(error).toMatchObject({ kind: 'network' });
  expect(`${JSON.stringify(error)}${String(error)}`).not.toContain('hunter2');
  expect(seen).toHaveLength(1);
});

it('a sign-in that needs a code returns what the code’s answer needs', async () => {
  const ChallengeParameters = { USER_ID_FOR_SRP: 'u-1', CODE_DELIVERY_DESTINATION: '+***99' };
  watchCognito(() => json({ ChallengeName: 'SMS_MFA', Session: 's-1', ChallengeParameters }));
  const expected = { session: 's-1', username: 'u-1', destination: '+***99', methods: '' };
  expect(await signIn('a@b.example', 'x')).toEqual({ name: 'SMS_MFA', ...expected });
});

it.each([
  ['NEW_PASSWORD_REQUIRED', 'NEW_PASSWORD'],
  ['SMS_MFA', 'SMS_MFA_CODE'],
  ['SOFTWARE_TOKEN_MFA', 'SOFTWARE_TOKEN_MFA_CODE'],
  ['EMAIL_OTP', 'EMAIL_OTP_CODE'],
])('the challenge %s is answered as typed, under %s', async (name, field) => {
  const seen = watchCognito(() => json(tokens));
  expect(await answerChallenge(challenge(name), ' 1 ')).toEqual({
    idToken: 'the-id-token',
    refreshToken: 'the-refresh',
  });
  expect(operationsOf(seen)).toEqual([
    {
      operation: 'RespondToAuthChallenge',
      ChallengeName: name,
      ClientId: 'sample-client',
      ChallengeResponses: { USERNAME: 'user-1', [field]: ' 1 ' },
      Session: 's-1',
    },
  ]);
});

it.each([
  ['["EMAIL_OTP","SMS_MFA","SOFTWARE_TOKEN_MFA"]', 'SOFTWARE_TOKEN_MFA', 2],
  ['["EMAIL_OTP","SMS_MFA"]', 'SMS_MFA', 2],
  ['["WEB_AUTHN","EMAIL_OTP"]', 'EMAIL_OTP', 2],
  ['["WEB_AUTHN"]', 'SELECT_MFA_TYPE', 1],
  [{}, 'SELECT_MFA_TYPE', 1],
])('a choice of methods from %j leads to %s', async (offered, name, calls) => {
  const ChallengeParameters = { MFAS_CAN_CHOOSE: offered };
  const seen = watchCognito((call) =>
    json({ ChallengeName: call === 1 ? 'SELECT_MFA_TYPE' : name, ChallengeParameters }),
  );
  // Cognito names the user in the first challenge alone.
  expect(await signIn('a@b.example', 'x')).toMatchObject({ name, username: 'a@b.example' });
  const responses = { USERNAME: 'a@b.example', ANSWER: name };
  const answers = operationsOf(seen).slice(1);
  expect(answers).toMatchObject(calls === 1 ? [] : [{ ChallengeResponses: responses }]);
});

const session = 'Invalid session for the user';
it.each([
  ['SMS_MFA', 'CodeMismatchException', '', 'CognitoError'],
  ['SMS_MFA', 'ExpiredCodeException', '', 'ChallengeOver'],
  ['SOFTWARE_TOKEN_MFA', 'ExpiredCodeException', '', 'CognitoError'],
  ['SMS_MFA', 'NotAuthorizedException', session, 'ChallengeOver'],
  ['SMS_MFA', 'NotAuthorizedException', 'User is disabled.', 'CognitoError'],
])(
  'an answer to %s that Cognito refuses with %s %s can be corrected or needs a new sign-in',
  async (challengeName, type, message, name) => {
    watchCognito(() => refusal(type, message));
    const answer = answerChallenge(challenge(challengeName), '1');
    await expect(answer).rejects.toMatchObject({ name });
  },
);
