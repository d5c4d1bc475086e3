import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  answerCognito,
  cognitoError,
  field,
  fill,
  logInAs,
  press,
  pressOften,
  said,
} from './kit.ts';

const codeForm = () => screen.findByRole('heading', { name: 'Enter your code', level: 1 });
const notRight = 'This code is not right. Check it and try again.';

/** Logs in up to the form for the code that comes by text message. */
async function askedForCode() {
  const view = await logInAs('text@vetbuddy.example');
  await codeForm();
  return view;
}

function verify(code: string) {
  fill('Code', code);
  press('Verify');
}

describe('a code as the second factor', () => {
  it.each([
    ['text@vetbuddy.example', /^We sent a code by text message to \+\*{7}0199\./],
    ['mail@vetbuddy.example', /^We sent a code by e-mail to m\*{3}@v\*{3}\./],
    ['app@vetbuddy.example', /^Open your authenticator app/],
  ])('asks %s for a code, and opens the requests with it', async (email, words) => {
    const { router } = await logInAs(email);
    await codeForm();
    // Once for sighted people, once in the live region.
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    expect(field('Code')).toHaveFocus();
    expect(field('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field('Code')).toHaveAttribute('inputmode', 'numeric');
    expect(field('Code')).not.toHaveAttribute('maxlength');
    expect(localStorage).toHaveLength(0);
    verify('123456');
    await said('Login successful!');
    expect(router.state.location.pathname).toBe('/appointmentlist');
    expect(Object.keys(localStorage)).toEqual(['idToken']);
  });

  it('removes what groups the digits of a pasted code, and sends nothing by itself', async () => {
    const { user } = await askedForCode();
    const calls = answerCognito(() => cognitoError('CodeMismatchException'));
    await user.click(field('Code'));
    await user.paste('\u202a 12–34\u200b 56\n\u202c');
    expect(field('Code')).toHaveValue('123456');
    expect(calls).toEqual([]);
    await user.keyboard('{Enter}');
    await said(notRight);
    expect(calls).toMatchObject([
      ['RespondToAuthChallenge', { ChallengeResponses: { SMS_MFA_CODE: '123456' } }],
    ]);
  });

  it.each([
    ['', 'The code is required.'],
    ['12a', 'A code has digits only. Check it and try again.'],
  ])('sends nothing for %j', async (code, words) => {
    await askedForCode();
    const calls = answerCognito(() => cognitoError('X'));
    verify(code);
    await said(words);
    expect(field('Code')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('keeps a wrong code to be mended, sent once for many clicks, then takes the right one', async () => {
    await askedForCode();
    fill('Code', '999999');
    pressOften('Verify');
    expect((await said(notRight)).closest('[role=alert]')).toBeVisible();
    expect(field('Code')).toHaveValue('999999');
    verify('123456');
    await said('Login successful!');
  });

  it.each([
    ['NotAuthorizedException', 'Invalid session for the user, session is expired.'],
    ['ExpiredCodeException', 'Expired.'],
  ])('returns to the password with the e-mail kept after %s', async (type, message) => {
    await askedForCode();
    answerCognito(() => cognitoError(type, message));
    verify('123456');
    await said('That took too long, or there were too many tries. Log in again for a new code.');
    expect(field('Email')).toHaveValue('text@vetbuddy.example');
    expect(field('Password')).toHaveValue('');
  });

  it('sends one answer for many clicks, and shows any other refusal as the login does', async () => {
    await askedForCode();
    const calls = answerCognito(() =>
      cognitoError('UserNotFoundException', 'User does not exist.'),
    );
    fill('Code', '123456');
    pressOften('Verify');
    await said('Login failed: UserNotFoundException - User does not exist.');
    expect(calls).toHaveLength(1);
  });
});

const challenge = (name: string, parameters = {}) =>
  Response.json({ ChallengeName: name, Session: 's', ChallengeParameters: parameters });

it('takes the app of several second factors, and asks for its code', async () => {
  const answers = [
    challenge('SELECT_MFA_TYPE', { MFAS_CAN_CHOOSE: '["SMS_MFA","SOFTWARE_TOKEN_MFA"]' }),
    challenge('SOFTWARE_TOKEN_MFA'),
  ];
  answerCognito(() => answers.shift()!);
  await logInAs('text@vetbuddy.example');
  await codeForm();
  expect(screen.getAllByText(/^Open your authenticator app/)[0]).toBeVisible();
});

it.each([
  ['CUSTOM_CHALLENGE', {}, /another step .* \(CUSTOM_CHALLENGE\)/],
  ['SELECT_MFA_TYPE', { MFAS_CAN_CHOOSE: '["WEB_AUTHN"]' }, /another step .* \(SELECT_MFA_TYPE\)/],
  ['MFA_SETUP', {}, 'Your login needs an authenticator app. Ask your administrator to set it up.'],
])('says what to do about a step that has no form: %s', async (name, parameters, words) => {
  answerCognito(() => challenge(name, parameters));
  await logInAs('text@vetbuddy.example');
  expect(await said(words)).toBeVisible();
});
