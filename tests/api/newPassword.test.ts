import { expect, it } from 'vitest';
import { newPassword } from '#src/api/newPassword.ts';
import { SignInChallenged } from '#src/api/cognito.ts';
import { json, watchCall } from './watchCall.ts';

const address = 'https://cognito-idp.ap-south-1.amazonaws.com/';

const challenge = new SignInChallenged('NEW_PASSWORD_REQUIRED', 's-1', 'user-1');

it.each([
  ['Invalid session for the user, session is expired.', 'ChallengeExpired'],
  ['Invalid session for the user.', 'ChallengeExpired'],
  ['Invalid session for the user, session can only be used once.', 'ChallengeAnswered'],
  ['Incorrect username or password.', 'CognitoError'],
])('distinguishes why Cognito refuses a new password: %s', async (message, name) => {
  watchCall('post', address, () => json({ __type: 'NotAuthorizedException', message }, 400));
  await expect(newPassword(challenge, 'Paws-1')).rejects.toMatchObject({ name });
});

it('throws the name of a further step', async () => {
  watchCall('post', address, () => json({ ChallengeName: 'MFA_SETUP', Session: 's-2' }));
  await expect(newPassword(challenge, 'Paws-1')).rejects.toMatchObject({
    name: 'SignInChallenged',
    challengeName: 'MFA_SETUP',
  });
});
