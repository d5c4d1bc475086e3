import { describe, expect, it } from 'vitest';
import { answerCode, chooseMethod, finishAppSetup, requestAppSecret } from '#src/api/challenges.ts';
import { SignInChallenged } from '#src/api/cognito.ts';
import { json, operationsOf, refusal, watchCognito } from './watchCall.ts';

const tokens = { AuthenticationResult: { IdToken: 'the-id-token', RefreshToken: 'the-refresh' } };

const challenge = (name: string) => new SignInChallenged(name, 's-1', 'user-1');

it.each([
  ['SMS_MFA', 'SMS_MFA_CODE'],
  ['SOFTWARE_TOKEN_MFA', 'SOFTWARE_TOKEN_MFA_CODE'],
  ['EMAIL_OTP', 'EMAIL_OTP_CODE'],
])('answers %s with the code under %s', async (name, field) => {
  const seen = watchCognito(() => json(tokens));
  expect(await answerCode(challenge(name), '123456')).toEqual({
    idToken: 'the-id-token',
    refreshToken: 'the-refresh',
  });
  expect(operationsOf(seen)).toEqual([
    {
      operation: 'RespondToAuthChallenge',
      ChallengeName: name,
      ClientId: 'sample-client',
      ChallengeResponses: { USERNAME: 'user-1', [field]: '123456' },
      Session: 's-1',
    },
  ]);
});

it('answers SELECT_MFA_TYPE with the method, and throws the challenge that follows', async () => {
  const seen = watchCognito(() =>
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
  expect(operationsOf(seen)).toMatchObject([
    {
      operation: 'RespondToAuthChallenge',
      ChallengeResponses: { USERNAME: 'user-1', ANSWER: 'SMS_MFA' },
    },
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
  watchCognito(() => refusal(type, message));
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
    const seen = watchCognito((count) => json(answers[count - 1]));
    const secret = await requestAppSecret(challenge('MFA_SETUP'));
    expect(secret).toEqual({ secret: 'ABC234', session: 's-2' });
    const result = await finishAppSetup(challenge('MFA_SETUP'), secret, '123456');
    expect(result.idToken).toBe('the-id-token');
    expect(operationsOf(seen)).toEqual([
      { operation: 'AssociateSoftwareToken', Session: 's-1' },
      { operation: 'VerifySoftwareToken', Session: 's-2', UserCode: '123456' },
      {
        operation: 'RespondToAuthChallenge',
        ChallengeName: 'MFA_SETUP',
        ClientId: 'sample-client',
        ChallengeResponses: { USERNAME: 'user-1' },
        Session: 's-3',
      },
    ]);
  });

  it('throws an ApiError for an answer without a secret', async () => {
    watchCognito(() => json({ Session: 's-2' }));
    await expect(requestAppSecret(challenge('MFA_SETUP'))).rejects.toMatchObject({ kind: 'shape' });
  });

  it.each([
    [json({ Status: 'ERROR' }), 'AnswerRefused'],
    [json({}), 'AnswerRefused'],
    [refusal('EnableSoftwareTokenMFAException', 'x'), 'AnswerRefused'],
    [refusal('NotAuthorizedException', 'Invalid session'), 'ChallengeExpired'],
  ])('does not answer the challenge where the code is refused', async (answer, name) => {
    const seen = watchCognito(() => answer);
    const secret = { secret: 'ABC234', session: 's-2' };
    await expect(finishAppSetup(challenge('MFA_SETUP'), secret, '1')).rejects.toMatchObject({
      name,
    });
    expect(seen).toHaveLength(1);
  });
});
