import { expect, it } from 'vitest';
import { CognitoError } from '#src/api/cognito.ts';
import {
  passwordRefusal,
  resetPassword,
  resetRefusalFor,
  sendResetCode,
} from '#src/api/passwordReset.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';
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

it('a request for a code reveals no account, and says when to try again', async () => {
  const later = 'Too many tries for now. Wait an hour, then try again.';
  const table = [
    ['UserNotFoundException', 'sent'],
    ['InvalidParameterException', 'sent'],
    ['NotAuthorizedException', 'sent'],
    ['UserNotConfirmedException', 'sent'],
    ['CodeDeliveryFailureException', 'sent'],
    ['LimitExceededException', later],
    ['TooManyRequestsException', later],
    ['InternalErrorException', 'That did not work just now. Try again in a few minutes.'],
  ];
  watchCognito((call) => refusal(table[call - 1]![0]!, 'About the account.'));
  const outcomes = [];
  for (const [type] of table) {
    const sent = sendResetCode('a@b.example').then(() => 'sent');
    outcomes.push([type, await sent.catch((error: Error) => error.message)]);
  }
  expect(outcomes).toEqual(table);
});

it('a refused password is an answer to correct', async () => {
  watchCognito(() => refusal('CodeMismatchException'));
  await expect(resetPassword(reset)).rejects.toMatchObject({
    name: 'AnswerRefused',
    message: 'This code is not right. Check it, or send another one.',
  });
});

it('staff read in plain words why a reset is refused', () =>
  expectAnswers<string, string>(
    (type) => resetRefusalFor(new CognitoError(type, '')),
    [
      ['CodeMismatchException', expect.stringMatching(/code is not right/)],
      ['UserNotFoundException', expect.stringMatching(/code is not right/)],
      ['NotAuthorizedException', expect.stringMatching(/code is not right/)],
      ['UserNotConfirmedException', expect.stringMatching(/code is not right/)],
      ['ExpiredCodeException', expect.stringMatching(/too old, or a newer one was sent/)],
      ['InvalidParameterException', expect.stringMatching(/Check both/)],
      ['TooManyFailedAttemptsException', expect.stringMatching(/Too many tries/)],
      ['PasswordHistoryPolicyViolationException', expect.stringMatching(/was used before/)],
      ['InvalidPasswordException', expect.stringMatching(/choose another one/)],
      ['UserLambdaValidationException', expect.stringMatching(/Try again in a few minutes/)],
    ],
  ));

it('staff read what the user pool wants of a new password', () =>
  expectAnswers(passwordRefusal, [
    ['Password not long enough', 'The new password is too short. Make it longer.'],
    ['Password must have uppercase characters', 'The new password needs a capital letter.'],
    ['Password must have lowercase characters', 'The new password needs a small letter.'],
    ['Password must have numeric characters', 'The new password needs a number.'],
    ['Password must have symbol characters', 'The new password needs a symbol, like ! or -.'],
    ['Password has previously been used', 'This password was used before. Choose another one.'],
    ['It rhymes', 'This password can’t be used: It rhymes'],
    ['', 'This password can’t be used: choose another one'],
  ]));
