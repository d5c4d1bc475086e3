import { expect, it } from 'vitest';
import { resetPassword, sendResetCode } from '#src/api/passwordReset.ts';
import { json, operationsOf, refusal, watchCognito } from './watchCall.ts';

it('a reset code is requested with the e-mail alone', async () => {
  const seen = watchCognito(() => json({ CodeDeliveryDetails: {} }));
  await sendResetCode(' staff@vetbuddy.example ');
  expect(operationsOf(seen)).toEqual([
    { operation: 'ForgotPassword', ClientId: 'sample-client', Username: 'staff@vetbuddy.example' },
  ]);
});

it('a new password is set as typed, with the code', async () => {
  const seen = watchCognito(() => json({}));
  await resetPassword({
    email: ' staff@vetbuddy.example ',
    code: '123456',
    password: ' as typed ',
  });
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

it('a request for a code reveals no account', async () => {
  const table = [
    ['UserNotFoundException', 'sent'],
    ['InvalidParameterException', 'sent'],
    ['NotAuthorizedException', 'sent'],
    ['UserNotConfirmedException', 'sent'],
    ['CodeDeliveryFailureException', 'sent'],
    ['LimitExceededException', 'CognitoError'],
    ['InternalErrorException', 'CognitoError'],
  ];
  watchCognito((call) => refusal(table[call - 1]![0]!, 'About the account.'));
  const outcomes = [];
  for (const [type] of table) {
    const sent = sendResetCode('a@b.example').then(() => 'sent');
    outcomes.push([type, await sent.catch((error: Error) => error.name)]);
  }
  expect(outcomes).toEqual(table);
});
