import { expect, it } from 'vitest';
import { resetPassword, sendResetCode } from '#src/api/passwordReset.ts';
import { json, operationsOf, refusal, watchCognito } from './watchCall.ts';

const reset = { email: ' staff@vetbuddy.example ', code: '123456', password: ' as typed ' };

it('a reset code is requested with the e-mail alone', async () => {
  const seen = watchCognito(() => json({ CodeDeliveryDetails: {} }));
  await sendResetCode(' staff@vetbuddy.example ');
  expect(operationsOf(seen)).toEqual([
    { operation: 'ForgotPassword', ClientId: 'sample-client', Username: 'staff@vetbuddy.example' },
  ]);
});

it('a new password is set as typed, with the code', async () => {
  const seen = watchCognito(() => json({}));
  await resetPassword(reset);
  expect(operationsOf(seen)).toEqual([
    {
      operation: 'ConfirmForgotPassword',
      ClientId: 'sample-client',
      Username: 'staff@vetbuddy.example',
      ConfirmationCode: '123456',
      Password: ' as typed ',
    },
  ]);
});

it.each([
  'UserNotFoundException',
  'InvalidParameterException',
  'NotAuthorizedException',
  'UserNotConfirmedException',
  'CodeDeliveryFailureException',
])('a reset reveals no account on %s', async (type) => {
  watchCognito(() => refusal(type, 'About the account.'));
  await expect(sendResetCode('a@b.example')).resolves.toBeUndefined();
});

it.each([
  ['LimitExceededException', 'Too many tries for now. Wait an hour, then try again.'],
  ['TooManyRequestsException', 'Too many tries for now. Wait an hour, then try again.'],
  ['InternalErrorException', 'That did not work just now. Try again in a few minutes.'],
])('staff read what to do when no code can be sent: %s', async (type, message) => {
  watchCognito(() => refusal(type, 'x'));
  await expect(sendResetCode('a@b.example')).rejects.toMatchObject({
    name: 'AnswerRefused',
    message,
  });
});

it.each([
  ['CodeMismatchException', /code is not right/],
  ['UserNotFoundException', /code is not right/],
  ['NotAuthorizedException', /code is not right/],
  ['UserNotConfirmedException', /code is not right/],
  ['ExpiredCodeException', /too old, or a newer one was sent/],
  ['InvalidParameterException', /Check both/],
  ['LimitExceededException', /Too many tries/],
  ['TooManyFailedAttemptsException', /Too many tries/],
  ['PasswordHistoryPolicyViolationException', /was used before/],
  ['InvalidPasswordException', /choose another one/],
  ['UserLambdaValidationException', /Try again in a few minutes/],
])('staff read in plain words why a password is refused: %s', async (type, words) => {
  watchCognito(() => refusal(type));
  await expect(resetPassword(reset)).rejects.toMatchObject({
    name: 'AnswerRefused',
    message: expect.stringMatching(words),
  });
});
