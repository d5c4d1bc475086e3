import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { totp } from '#sandbox/totp.ts';
import { appSecret } from '#sandbox/data/staff.ts';
import { answerCognito, cognitoError, fill, logInAs, press } from './kit.ts';

const codeForm = () => screen.findByRole('heading', { name: 'Enter your code', level: 1 });

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
    const field = screen.getByLabelText('Code');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(field).not.toHaveAttribute('maxlength');
    expect(localStorage).toHaveLength(0);
    fill('Code', '123456');
    press('Verify');
    expect(await screen.findByText('Login successful!')).toBeVisible();
    expect(router.state.location.pathname).toBe('/appointmentlist');
    expect(Object.keys(localStorage)).toEqual(['idToken']);
  });

  it('takes the code that the app shows', async () => {
    await logInAs('app@vetbuddy.example');
    await codeForm();
    fill('Code', totp(appSecret, Date.now()));
    press('Verify');
    expect(await screen.findByText('Login successful!')).toBeVisible();
  });

  it('removes what groups the digits of a pasted code, and sends nothing by itself', async () => {
    const { user } = await logInAs('text@vetbuddy.example');
    await codeForm();
    const calls = answerCognito(() => cognitoError('CodeMismatchException'));
    await user.click(screen.getByLabelText('Code'));
    await user.paste('\u202a 12–34\u200b 56\n\u202c');
    expect(screen.getByLabelText('Code')).toHaveValue('123456');
    expect(calls).toEqual([]);
    await user.keyboard('{Enter}');
    await screen.findByText('This code is not right. Check it and try again.');
    expect(calls).toMatchObject([
      ['RespondToAuthChallenge', { ChallengeResponses: { SMS_MFA_CODE: '123456' } }],
    ]);
  });

  it.each([
    ['', 'The code is required.'],
    ['12a', 'A code has digits only. Check it and try again.'],
  ])('sends nothing for %j', async (code, words) => {
    await logInAs('text@vetbuddy.example');
    await codeForm();
    const calls = answerCognito(() => cognitoError('X'));
    if (code) fill('Code', code);
    press('Verify');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('keeps a wrong code to be mended, then takes the right one', async () => {
    await logInAs('text@vetbuddy.example');
    await codeForm();
    fill('Code', '999999');
    press('Verify');
    const alert = await screen.findByText('This code is not right. Check it and try again.');
    expect(alert.closest('[role=alert]')).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveValue('999999');
    fill('Code', '123456');
    press('Verify');
    expect(await screen.findByText('Login successful!')).toBeVisible();
  });

  it.each([
    ['NotAuthorizedException', 'Invalid session for the user, session is expired.'],
    ['ExpiredCodeException', 'Expired.'],
  ])('returns to the password with the e-mail kept after %s', async (type, message) => {
    await logInAs('text@vetbuddy.example');
    await codeForm();
    answerCognito(() => cognitoError(type, message));
    fill('Code', '123456');
    press('Verify');
    expect(
      await screen.findByText(
        'That took too long, or there were too many tries. Log in again for a new code.',
      ),
    ).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('text@vetbuddy.example');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('shows any other refusal as the login does', async () => {
    await logInAs('text@vetbuddy.example');
    await codeForm();
    answerCognito(() => cognitoError('UserNotFoundException', 'User does not exist.'));
    fill('Code', '123456');
    press('Verify');
    expect(
      await screen.findByText('Login failed: UserNotFoundException - User does not exist.'),
    ).toBeVisible();
  });

  it('sends one answer for many clicks', async () => {
    await logInAs('text@vetbuddy.example');
    await codeForm();
    const calls = answerCognito(() => cognitoError('CodeMismatchException'));
    fill('Code', '123456');
    for (let click = 0; click < 5; click += 1)
      fireEvent.click(screen.getByRole('button', { name: /^Verify/ }));
    await screen.findByText('This code is not right. Check it and try again.');
    expect(calls).toHaveLength(1);
  });
});

describe('a choice of second factors', () => {
  it('offers what the account has, asks for the code of the one chosen, and logs in', async () => {
    await logInAs('choice@vetbuddy.example');
    const heading = await screen.findByRole('heading', {
      name: 'How do you want to get your code?',
    });
    const form = within(heading.closest('form')!);
    expect(form.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Authenticator app',
      'Text message',
      'E-mail',
      'Back to the login',
    ]);
    expect(form.getByRole('button', { name: 'Authenticator app' })).toHaveFocus();
    press('E-mail');
    await codeForm();
    // Once for sighted people and, a moment later, once in the live region.
    expect(screen.getAllByText(/^We sent a code by e-mail/)[0]).toBeVisible();
    fill('Code', '123456');
    press('Verify');
    expect(await screen.findByText('Login successful!')).toBeVisible();
  });

  it('says so where none of the offered methods is known here', async () => {
    answerCognito(() =>
      Response.json({
        ChallengeName: 'SELECT_MFA_TYPE',
        Session: 's',
        ChallengeParameters: { MFAS_CAN_CHOOSE: '["WEB_AUTHN"]' },
      }),
    );
    await logInAs('choice@vetbuddy.example');
    expect(await screen.findByText(/another step .* \(SELECT_MFA_TYPE\)/)).toBeVisible();
  });
});
