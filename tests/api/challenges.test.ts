import { expect, it } from 'vitest';
import { answerCode, withMethodChosen } from '#src/api/challenges.ts';
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

/** A sign-in that Cognito answers with a choice of methods. */
const offering = (methods: string) =>
  withMethodChosen(() =>
    Promise.reject(
      new SignInChallenged('SELECT_MFA_TYPE', 's-1', 'user-1', { MFAS_CAN_CHOOSE: methods }),
    ),
  )(new AbortController().signal);

it.each([
  ['["EMAIL_OTP","SMS_MFA","SOFTWARE_TOKEN_MFA"]', 'SOFTWARE_TOKEN_MFA'],
  ['["EMAIL_OTP","SMS_MFA"]', 'SMS_MFA'],
  ['["WEB_AUTHN","EMAIL_OTP"]', 'EMAIL_OTP'],
])('answers SELECT_MFA_TYPE by itself: of %s with %s', async (offered, method) => {
  const seen = watchCognito(() =>
    json({
      ChallengeName: method,
      Session: 's-2',
      ChallengeParameters: { CODE_DELIVERY_DESTINATION: '+***99', CODE: { a: 1 } },
    }),
  );
  await expect(offering(offered)).rejects.toMatchObject({
    challengeName: method,
    session: 's-2',
    // Cognito names the user in the first challenge alone.
    username: 'user-1',
    parameters: { CODE_DELIVERY_DESTINATION: '+***99', CODE: '' },
  });
  expect(operationsOf(seen)).toMatchObject([
    {
      operation: 'RespondToAuthChallenge',
      ChallengeResponses: { USERNAME: 'user-1', ANSWER: method },
    },
  ]);
});

it.each(['', '{}', '["WEB_AUTHN"]'])(
  'leaves SELECT_MFA_TYPE where it offers %j',
  async (offered) => {
    const seen = watchCognito(() => json({}));
    await expect(offering(offered)).rejects.toMatchObject({ challengeName: 'SELECT_MFA_TYPE' });
    expect(seen).toEqual([]);
  },
);

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
