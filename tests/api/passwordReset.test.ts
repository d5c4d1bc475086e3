import { expect, it } from 'vitest';
import { resetPassword, sendResetCode } from '#src/api/passwordReset.ts';
import { json, operationsOf, refusal, watchCognito } from './watchCall.ts';

const reset = { email: ' staff@vetbuddy.example ', code: '123456', password: ' as typed ' };

it('asks for a code with the e-mail alone', async () => {
  const seen = watchCognito(() => json({ CodeDeliveryDetails: {} }));
  await sendResetCode(' staff@vetbuddy.example ');
  expect(operationsOf(seen)).toEqual([
    { operation: 'ForgotPassword', ClientId: 'sample-client', Username: 'staff@vetbuddy.example' },
  ]);
});

it('sets the password as typed, with the code', async () => {
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
])('does not tell from %s whether there is an account', async (type) => {
  watchCognito(() => refusal(type, 'About the account.'));
  await expect(sendResetCode('a@b.example')).resolves.toBeUndefined();
});

it.each([
  ['LimitExceededException', 'Too many tries for now. Wait an hour, then try again.'],
  ['TooManyRequestsException', 'Too many tries for now. Wait an hour, then try again.'],
  ['InternalErrorException', 'That did not work just now. Try again in a few minutes.'],
])('says what to do where no code can be sent: %s', async (type, message) => {
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
])('says in plain words why a password is not set: %s', async (type, words) => {
  watchCognito(() => refusal(type));
  await expect(resetPassword(reset)).rejects.toMatchObject({
    name: 'AnswerRefused',
    message: expect.stringMatching(words),
  });
});

it.each([
  ['a broken connection', () => Response.error(), 'network'],
  ['a web page', () => new Response('<html>', { status: 502 }), 'status'],
])('throws an ApiError for %s', async (_, answer, kind) => {
  watchCognito(answer);
  await expect(sendResetCode('a@b.example')).rejects.toMatchObject({ kind });
  await expect(resetPassword(reset)).rejects.toMatchObject({ kind });
});
