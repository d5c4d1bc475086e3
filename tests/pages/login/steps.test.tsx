import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, it, vi } from 'vitest';
import { sampleCode, staffEmail, staffLogins } from '#sandbox/data/staff.ts';
import { config } from '#src/config/env.ts';
import { refusal, watchCognito } from '#tests/api/watchCall.ts';
import { fill, press } from '#tests/support/controls.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';
import { field, listed, logInAs, said } from './loginKit.ts';

// tests/features/session/loginReducer.test.ts has the steps' order and words.

const newStarter = staffLogins.find(
  ({ challenge }) => challenge === 'NEW_PASSWORD_REQUIRED',
)!.email;
const withTextCode = staffLogins.find(({ challenge }) => challenge === 'SMS_MFA')!.email;
const brandNew = 'Brand-New-Paws-1';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('the first login asks for a new password, says what it lacks, and logs in with a better one', async () => {
  const { router } = await logInAs(newStarter);
  await heading('Choose a new password');
  const password = field('New password');
  expect(password).toHaveFocus();
  expect(password).toHaveAccessibleDescription(/^Choose a new password +Usually 8 characters/);
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  expect(localStorage).toHaveLength(0);
  server.use(
    http.post(
      config.calls.signIn,
      () => refusal('InvalidPasswordException', 'Password must have uppercase characters'),
      { once: true },
    ),
  );
  fill('New password', 'no-capitals-1');
  press('Save and log in');
  await said('The new password needs a capital letter.');
  expect(password).toHaveValue('no-capitals-1');
  expect(password).toHaveFocus();
  fill('New password', brandNew);
  press('Save and log in');
  await said('Login successful!');
  await listed();
  expect(router.location.pathname).toBe('/appointmentlist');
});

it('the second factor’s code replaces the password’s field, can be corrected, and logs in', async () => {
  const { user, router } = await logInAs(withTextCode);
  await heading('Enter your code');
  expect(screen.getByText(/^We sent a code by text message to \+\*{7}0199\./)).toHaveRole('status');
  expect(field('Code')).toHaveFocus();
  expect(field('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field('Code')).not.toHaveAttribute('maxlength');
  await user.paste('\u202a 99–99\u200b 99\n\u202c');
  expect(field('Code')).toHaveValue('999999');
  await user.keyboard('{Enter}');
  await said('This code is not right. Check it and try again.');
  expect(field('Code')).toHaveValue('999999');
  await user.keyboard(`${sampleCode}{Enter}`);
  await said('Login successful!');
  await listed();
  expect(router.location.pathname).toBe('/appointmentlist');
});

it.each([
  ['left the page', (go: (to: string) => Promise<void>) => act(() => go('/devHome'))],
  ['went back', () => press('Back to the login')],
])('the second factor logs nobody in who %s meanwhile', async (_, leave) => {
  const { router } = await logInAs(withTextCode);
  await heading('Enter your code');
  const calls = watchCognito(() => new Promise(() => {}));
  const cancel = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  fill('Code', sampleCode);
  press('Verify');
  await waitFor(() => expect(calls).toHaveLength(1));
  await leave((to) => router.navigate(to));
  await waitFor(() => expect(cancel).toHaveBeenCalledOnce());
  expect(screen.queryByLabelText('Code')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('a forgotten password is replaced by a new one, with a code, and the login works', async () => {
  await renderAt('/login');
  fill('Email', staffEmail);
  press('Forgot your password?');
  await heading('Set a new password');
  expect(field('Email')).toHaveValue(staffEmail);
  expect(field('Email')).toHaveFocus();
  press('Send code');
  await screen.findByRole('button', { name: 'Set new password' });
  expect(field('Code')).toHaveFocus();
  fill('Code', '999999');
  fill('New password', brandNew);
  press('Set new password');
  await said('This code is not right. Check it, or send another one.');
  expect(field('Code')).toHaveFocus();
  expect(field('New password')).toHaveValue(brandNew);
  press('Send another code');
  await said('Asked for another code. Only the newest one works.');
  fill('Code', sampleCode);
  press('Set new password');
  await said('Your new password is set. Log in with it.');
  expect(field('Email')).toHaveValue(staffEmail);
  expect(field('Password')).toHaveFocus();
  expect(localStorage).toHaveLength(0);
  fill('Password', brandNew);
  press('Login');
  await said('Login successful!');
});

it('a forgotten password’s page is the same whether or not the account exists', async () => {
  watchCognito(() => refusal('UserNotFoundException', 'About this very account.'));
  const { container } = await renderAt('/login');
  press('Forgot your password?');
  fill('Email', 'nobody@vetbuddy.example');
  press('Send code');
  await screen.findByRole('button', { name: 'Set new password' });
  expect(container).toHaveTextContent('If there is an account for nobody@vetbuddy.example, a');
  expect(container).not.toHaveTextContent('About this very account.');
});
