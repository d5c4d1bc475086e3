import { expect, it } from 'vitest';
import { newPassword } from '#src/api/newPassword.ts';
import { SignInChallenged } from '#src/api/cognito.ts';
import { json, refusal, watchCognito } from './watchCall.ts';

const challenge = new SignInChallenged('NEW_PASSWORD_REQUIRED', 's-1', 'user-1');

it.each([
  ['Invalid session for the user, session is expired.', 'ChallengeExpired'],
  ['Invalid session for the user.', 'ChallengeExpired'],
  ['Invalid session for the user, session can only be used once.', 'ChallengeAnswered'],
  ['Incorrect username or password.', 'CognitoError'],
])('distinguishes why Cognito refuses a new password: %s', async (message, name) => {
  watchCognito(() => refusal('NotAuthorizedException', message));
  await expect(newPassword(challenge, 'Paws-1')).rejects.toMatchObject({ name });
});

it('throws the name of a further step', async () => {
  watchCognito(() => json({ ChallengeName: 'MFA_SETUP', Session: 's-2' }));
  await expect(newPassword(challenge, 'Paws-1')).rejects.toMatchObject({
    name: 'SignInChallenged',
    challengeName: 'MFA_SETUP',
  });
});

it('sends the new password as it was typed', async () => {
  const seen = watchCognito(() => json({ AuthenticationResult: { IdToken: 'a-token' } }));
  expect(await newPassword(challenge, ' Paws-1 ')).toMatchObject({ idToken: 'a-token' });
  expect(JSON.parse(seen[0]!.body)).toMatchObject({
    ChallengeResponses: { NEW_PASSWORD: ' Paws-1 ' },
  });
});

it.each([
  ['Password not long enough', 'The new password is too short. Make it longer.'],
  ['Password must have uppercase characters', 'The new password needs a capital letter.'],
  ['Password must have lowercase characters', 'The new password needs a small letter.'],
  ['Password must have numeric characters', 'The new password needs a number.'],
  ['Password must have symbol characters', 'The new password needs a symbol, like ! or -.'],
  ['Password has previously been used', 'This password was used before. Choose another one.'],
  ['It rhymes', 'This password can’t be used: It rhymes'],
  ['', 'This password can’t be used: choose another one'],
])('says what the pool wants of a password: %s', async (message, text) => {
  watchCognito(() => refusal('InvalidPasswordException', message));
  await expect(newPassword(challenge, 'Paws-1')).rejects.toMatchObject({
    name: 'AnswerRefused',
    message: text,
  });
});
