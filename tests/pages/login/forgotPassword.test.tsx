import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAt } from '#tests/support/renderAt.tsx';
import {
  answerCognito,
  brandNew,
  cognitoError,
  field,
  fill,
  loseAnswers,
  press,
  said,
  staffEmail,
  unexpected,
} from './kit.ts';

/** Goes from the login page to the form that asks for the e-mail. */
async function forget(email = '') {
  const view = await renderAt('/login');
  if (email) fill('Email', email);
  press('Forgot your password?');
  await screen.findByRole('button', { name: 'Send code' });
  return view;
}

/** Goes from the login page to the form for the code. */
async function askForCode(email = staffEmail) {
  const view = await forget(email);
  press('Send code');
  await screen.findByRole('button', { name: 'Set new password' });
  return view;
}

function setPassword(code: string, password = brandNew) {
  fill('Code', code);
  fill('New password', password);
  press('Set new password');
}

describe('a forgotten password', () => {
  // The first test, while the step is not loaded yet.
  it('takes along what is typed while the step is on its way, and back what is typed there', async () => {
    await renderAt('/login');
    fill('Email', 'staff@');
    press('Forgot your password?');
    fill('Email', staffEmail);
    expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
    await screen.findByRole('button', { name: 'Send code' });
    expect(field('Email')).toHaveValue(staffEmail);
    fill('Email', 'asha@vetbuddy.example');
    press('Back to the login');
    expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
    expect(field('Email')).toHaveValue('asha@vetbuddy.example');
    expect(field('Email')).toHaveFocus();
  });

  it('sends a code, sets the new password and logs in with it', async () => {
    await askForCode();
    expect(field('Code')).toHaveFocus();
    expect(field('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field('New password')).toHaveAttribute('autocomplete', 'new-password');
    setPassword('123456');
    await said('Your new password is set. Log in with it.');
    expect(field('Email')).toHaveValue(staffEmail);
    expect(field('Password')).toHaveValue('');
    expect(localStorage).toHaveLength(0);
    fill('Password', brandNew);
    press('Login');
    await said('Login successful!');
  });

  it('requires an e-mail, and sends nothing without one', async () => {
    await forget();
    expect(field('Email')).toHaveFocus();
    const calls = answerCognito(() => cognitoError('X'));
    press('Send code');
    await said('Email is required.');
    expect(calls).toEqual([]);
  });

  it('shows the same page whatever the account', async () => {
    answerCognito(() => cognitoError('UserNotFoundException', 'About this very account.'));
    const view = await askForCode('nobody@vetbuddy.example');
    const words = view.container.textContent;
    expect(words).toContain('If there is an account for nobody@vetbuddy.example, a code is on');
    expect(words).toContain('An account without a confirmed address gets none');
    expect(words).not.toContain('About this very account.');
  });

  it.each([
    [
      'there were too many tries',
      () => answerCognito(() => cognitoError('LimitExceededException')),
      'Too many tries for now. Wait an hour, then try again.',
    ],
    ['the call failed', loseAnswers, unexpected],
  ])('says that %s, and keeps the e-mail', async (_, answer, words) => {
    await forget(staffEmail);
    answer();
    press('Send code');
    await said(words);
    expect(field('Email')).toHaveValue(staffEmail);
  });

  it.each([
    ['999999', brandNew, 'This code is not right. Check it, or send another one.'],
    [
      '000000',
      brandNew,
      'This code is too old, or a newer one was sent. Use the newest, or send another one.',
    ],
    ['123456', 'short', 'The new password is too short. Make it longer.'],
    ['', brandNew, 'The code is required.'],
    ['123456', '  ', 'A new password is required.'],
  ])('keeps what was typed for the code %j and the password %j', async (code, password, words) => {
    await askForCode();
    setPassword(code, password);
    await said(words);
    expect(field('Code')).toHaveValue(code);
    expect(field('New password')).toHaveValue(password);
  });

  it('sends another code, and says so', async () => {
    await askForCode();
    const calls = answerCognito(() => Response.json({}));
    press('Send another code');
    const note = await said('Asked for another code. Only the newest one works.');
    expect(note).toHaveAttribute('role', 'status');
    await waitFor(() =>
      expect(calls).toMatchObject([['ForgotPassword', { Username: staffEmail }]]),
    );
  });
});
