import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { answerCognito, cognitoError, fill, press } from './kit.ts';

const newPassword = 'Brand-New-Paws-1';

/** Goes from the login page to the form for the code. */
async function askForCode(email: string) {
  const view = await renderAt('/login');
  fill('Email', email);
  press('Forgot your password?');
  await screen.findByRole('button', { name: 'Send code' });
  press('Send code');
  await screen.findByRole('button', { name: 'Set new password' });
  return view;
}

function setPassword(code: string, password = newPassword) {
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
    fill('Email', 'staff@vetbuddy.example');
    expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
    await screen.findByRole('button', { name: 'Send code' });
    expect(screen.getByLabelText('Email')).toHaveValue('staff@vetbuddy.example');
    fill('Email', 'asha@vetbuddy.example');
    press('Back to the login');
    expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('asha@vetbuddy.example');
  });

  it('sends a code, sets the new password and logs in with it', async () => {
    await askForCode('staff@vetbuddy.example');
    expect(screen.getByLabelText('Code')).toHaveFocus();
    expect(screen.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
    setPassword('123456');
    expect(await screen.findByText('Your new password is set. Log in with it.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('staff@vetbuddy.example');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(localStorage).toHaveLength(0);
    fill('Password', newPassword);
    press('Login');
    expect(await screen.findByText('Login successful!')).toBeVisible();
  });

  it('takes the typed e-mail along, requires one, and comes back with it', async () => {
    await renderAt('/login');
    press('Forgot your password?');
    await screen.findByRole('button', { name: 'Send code' });
    expect(screen.getByLabelText('Email')).toHaveFocus();
    const calls = answerCognito(() => cognitoError('X'));
    press('Send code');
    expect(await screen.findByText('Email is required.')).toBeVisible();
    expect(calls).toEqual([]);
    press('Back to the login');
    expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it.each([
    'UserNotFoundException',
    'InvalidParameterException',
    'NotAuthorizedException',
    'CodeDeliveryFailureException',
  ])('shows the same page whatever the account: %s', async (type) => {
    answerCognito(() => cognitoError(type, 'About this very account.'));
    const view = await askForCode('nobody@vetbuddy.example');
    const words = view.container.textContent;
    expect(words).toContain('If there is an account for nobody@vetbuddy.example, a code is on');
    expect(words).toContain('An account without a confirmed address gets none');
    expect(words).not.toContain('About this very account.');
  });

  it('says that there were too many tries', async () => {
    answerCognito(() => cognitoError('LimitExceededException', 'Attempt limit exceeded'));
    await renderAt('/login');
    press('Forgot your password?');
    await screen.findByRole('button', { name: 'Send code' });
    fill('Email', 'staff@vetbuddy.example');
    press('Send code');
    expect(
      await screen.findByText('Too many tries for now. Wait an hour, then try again.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('staff@vetbuddy.example');
  });

  it('says that the call failed', async () => {
    expectConsole('error', 'The login failed unexpectedly.');
    answerCognito(() => Response.error());
    await renderAt('/login');
    press('Forgot your password?');
    await screen.findByRole('button', { name: 'Send code' });
    fill('Email', 'staff@vetbuddy.example');
    press('Send code');
    expect(
      await screen.findByText('An unexpected error occurred. Please try again.'),
    ).toBeVisible();
  });

  it.each([
    ['999999', newPassword, 'This code is not right. Check it, or send another one.'],
    [
      '000000',
      newPassword,
      'This code is too old, or a newer one was sent. Use the newest, or send another one.',
    ],
    ['123456', 'short', 'The new password is too short. Make it longer.'],
    ['', newPassword, 'The code is required.'],
    ['123456', '  ', 'A new password is required.'],
  ])('keeps what was typed for the code %j and the password %j', async (code, password, words) => {
    await askForCode('staff@vetbuddy.example');
    setPassword(code, password);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveValue(code);
    expect(screen.getByLabelText('New password')).toHaveValue(password);
  });

  it('sends another code, and says so', async () => {
    await askForCode('staff@vetbuddy.example');
    const calls = answerCognito(() => Response.json({}));
    press('Send another code');
    const note = await screen.findByText('Asked for another code. Only the newest one works.');
    expect(note).toHaveAttribute('role', 'status');
    await waitFor(() =>
      expect(calls).toEqual([
        ['ForgotPassword', { ClientId: 'sample-client', Username: 'staff@vetbuddy.example' }],
      ]),
    );
  });
});
