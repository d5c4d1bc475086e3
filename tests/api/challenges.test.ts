import { describe, expect, it } from 'vitest';
import { answerCode, chooseMethod, finishAppSetup, requestAppSecret } from '#src/api/challenges.ts';
import { SignInChallenged } from '#src/api/cognito.ts';
import { json, type SeenCall, watchCall } from './watchCall.ts';

const address = 'https://cognito-idp.ap-south-1.amazonaws.com/';
const tokens = { AuthenticationResult: { IdToken: 'the-id-token', RefreshToken: 'the-refresh' } };

const challenge = (name: string) => new SignInChallenged(name, 's-1', 'user-1');

/** The operation and the body of each call. */
function sent(seen: SeenCall[]) {
  return seen.map(({ headers, body }) => [
    headers.get('x-amz-target'),
    headers.get('content-type'),
    JSON.parse(body) as unknown,
  ]);
}

const call = (operation: string, body: object) => [
  `AWSCognitoIdentityProviderService.${operation}`,
  'application/x-amz-json-1.1',
  body,
];

it.each([
  ['SMS_MFA', 'SMS_MFA_CODE'],
  ['SOFTWARE_TOKEN_MFA', 'SOFTWARE_TOKEN_MFA_CODE'],
  ['EMAIL_OTP', 'EMAIL_OTP_CODE'],
])('answers %s with the code under %s', async (name, field) => {
  const seen = watchCall('post', address, () => json(tokens));
  expect(await answerCode(challenge(name), '123456')).toEqual({
    idToken: 'the-id-token',
    refreshToken: 'the-refresh',
  });
  expect(sent(seen)).toEqual([
    call('RespondToAuthChallenge', {
      ChallengeName: name,
      ClientId: 'sample-client',
      ChallengeResponses: { USERNAME: 'user-1', [field]: '123456' },
      Session: 's-1',
    }),
  ]);
});

it('answers SELECT_MFA_TYPE with the method, and throws the challenge that follows', async () => {
  const seen = watchCall('post', address, () =>
    json({
      ChallengeName: 'SMS_MFA',
      Session: 's-2',
      ChallengeParameters: { CODE_DELIVERY_DESTINATION: '+***99', CODE: { a: 1 } },
    }),
  );
  await expect(chooseMethod(challenge('SELECT_MFA_TYPE'), 'SMS_MFA')).rejects.toMatchObject({
    challengeName: 'SMS_MFA',
    session: 's-2',
    // Cognito names the user in the first challenge alone.
    username: 'user-1',
    parameters: { CODE_DELIVERY_DESTINATION: '+***99', CODE: '' },
  });
  expect(sent(seen)).toMatchObject([
    [{}, {}, { ChallengeResponses: { USERNAME: 'user-1', ANSWER: 'SMS_MFA' } }],
  ]);
});

it.each([
  ['SMS_MFA', 'CodeMismatchException', 'Invalid code', 'AnswerRefused', /not right/],
  ['SMS_MFA', 'ExpiredCodeException', 'Expired', 'ChallengeExpired', /Expired/],
  ['SOFTWARE_TOKEN_MFA', 'ExpiredCodeException', 'Used', 'AnswerRefused', /Wait for the next/],
  ['EMAIL_OTP', 'TooManyRequestsException', 'Slow', 'AnswerRefused', /Too many tries/],
  ['EMAIL_OTP', 'LimitExceededException', 'Slow', 'AnswerRefused', /Too many tries/],
  ['SMS_MFA', 'NotAuthorizedException', 'Invalid session for the user.', 'ChallengeExpired', /./],
  ['SMS_MFA', 'NotAuthorizedException', 'can only be used once', 'ChallengeAnswered', /./],
  ['SMS_MFA', 'NotAuthorizedException', 'User is disabled.', 'CognitoError', /disabled/],
  ['SMS_MFA', 'UserNotFoundException', 'No user.', 'CognitoError', /No user/],
])('distinguishes for %s: %s, %s', async (challengeName, type, message, name, words) => {
  watchCall('post', address, () => json({ __type: type, message }, 400));
  const error = answerCode(challenge(challengeName), '1');
  await expect(error).rejects.toMatchObject({ name, message: expect.stringMatching(words) });
});

describe('setting up an authenticator app', () => {
  it('asks for a secret, checks its first code and answers the challenge, session by session', async () => {
    const answers = [
      { SecretCode: 'ABC234', Session: 's-2' },
      { Status: 'SUCCESS', Session: 's-3' },
      tokens,
    ];
    const seen = watchCall('post', address, (count) => json(answers[count - 1]));
    const secret = await requestAppSecret(challenge('MFA_SETUP'));
    expect(secret).toEqual({ secret: 'ABC234', session: 's-2' });
    const result = await finishAppSetup(challenge('MFA_SETUP'), secret, '123456');
    expect(result.idToken).toBe('the-id-token');
    expect(sent(seen)).toEqual([
      call('AssociateSoftwareToken', { Session: 's-1' }),
      call('VerifySoftwareToken', { Session: 's-2', UserCode: '123456' }),
      call('RespondToAuthChallenge', {
        ChallengeName: 'MFA_SETUP',
        ClientId: 'sample-client',
        ChallengeResponses: { USERNAME: 'user-1' },
        Session: 's-3',
      }),
    ]);
  });

  it('throws an ApiError for an answer without a secret', async () => {
    watchCall('post', address, () => json({ Session: 's-2' }));
    await expect(requestAppSecret(challenge('MFA_SETUP'))).rejects.toMatchObject({ kind: 'shape' });
  });

  it.each([
    [json({ Status: 'ERROR' }), 'AnswerRefused'],
    [json({}), 'AnswerRefused'],
    [json({ __type: 'EnableSoftwareTokenMFAException', message: 'x' }, 400), 'AnswerRefused'],
    [
      json({ __type: 'NotAuthorizedException', message: 'Invalid session' }, 400),
      'ChallengeExpired',
    ],
  ])('does not answer the challenge where the code is refused', async (answer, name) => {
    const seen = watchCall('post', address, () => answer);
    const secret = { secret: 'ABC234', session: 's-2' };
    await expect(finishAppSetup(challenge('MFA_SETUP'), secret, '1')).rejects.toMatchObject({
      name,
    });
    expect(seen).toHaveLength(1);
  });
});
