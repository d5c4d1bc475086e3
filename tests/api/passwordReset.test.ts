import { expect, it } from 'vitest';
import { resetPassword, sendResetCode } from '#src/api/passwordReset.ts';
import { json, watchCall } from './watchCall.ts';

const address = 'https://cognito-idp.ap-south-1.amazonaws.com/';
const reset = { email: ' staff@vetbuddy.example ', code: '123456', password: ' as typed ' };

it('asks for a code with the e-mail alone', async () => {
  const seen = watchCall('post', address, () => json({ CodeDeliveryDetails: {} }));
  await sendResetCode(' staff@vetbuddy.example ');
  const { headers, body } = seen[0]!;
  expect(headers.get('x-amz-target')).toBe('AWSCognitoIdentityProviderService.ForgotPassword');
  expect(headers.get('content-type')).toBe('application/x-amz-json-1.1');
  expect(JSON.parse(body)).toEqual({
    ClientId: 'sample-client',
    Username: 'staff@vetbuddy.example',
  });
});

it('sets the password as typed, with the code', async () => {
  const seen = watchCall('post', address, () => json({}));
  await resetPassword(reset);
  const { headers, body } = seen[0]!;
  expect(headers.get('x-amz-target')).toBe(
    'AWSCognitoIdentityProviderService.ConfirmForgotPassword',
  );
  expect(JSON.parse(body)).toEqual({
    ClientId: 'sample-client',
    Username: 'staff@vetbuddy.example',
    ConfirmationCode: '123456',
    Password: ' as typed ',
  });
});

it.each([
  'UserNotFoundException',
  'InvalidParameterException',
  'NotAuthorizedException',
  'UserNotConfirmedException',
  'CodeDeliveryFailureException',
])('does not tell from %s whether there is an account', async (type) => {
  watchCall('post', address, () => json({ __type: type, message: 'About the account.' }, 400));
  await expect(sendResetCode('a@b.example')).resolves.toBeUndefined();
});

it.each([
  ['LimitExceededException', 'Too many tries for now. Wait an hour, then try again.'],
  ['TooManyRequestsException', 'Too many tries for now. Wait an hour, then try again.'],
  ['InternalErrorException', 'That did not work just now. Try again in a few minutes.'],
])('says what to do where no code can be sent: %s', async (type, message) => {
  watchCall('post', address, () => json({ __type: type, message: 'x' }, 400));
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
  ['UserLambdaValidationException', /Try again in a few minutes/],
])('says in plain words why a password is not set: %s', async (type, words) => {
  watchCall('post', address, () => json({ __type: type }, 400));
  await expect(resetPassword(reset)).rejects.toMatchObject({
    name: 'AnswerRefused',
    message: expect.stringMatching(words),
  });
});

it('says what a weak password lacks', async () => {
  const message = 'Password did not conform with policy: Password must have symbol characters';
  watchCall('post', address, () => json({ __type: 'InvalidPasswordException', message }, 400));
  await expect(resetPassword(reset)).rejects.toThrow(
    'The new password needs a symbol, like ! or -.',
  );
});

it.each([
  ['a broken connection', () => Response.error(), 'network'],
  ['a web page', () => new Response('<html>', { status: 502 }), 'status'],
])('throws an ApiError for %s', async (_, answer, kind) => {
  watchCall('post', address, answer);
  await expect(sendResetCode('a@b.example')).rejects.toMatchObject({ kind });
  await expect(resetPassword(reset)).rejects.toMatchObject({ kind });
});
