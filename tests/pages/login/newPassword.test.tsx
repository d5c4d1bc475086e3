import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  answerCognito,
  brandNew,
  cognitoError,
  field,
  fill,
  logInAs,
  loseAnswers,
  press,
  said,
  unexpected,
} from './kit.ts';

const newStarter = 'new.starter@vetbuddy.example';
const maybeSaved =
  'The new password may already be saved. Log in again: with the new one first, or else with the one you were given.';

/** Logs in with the password that was handed out. */
async function firstLogin() {
  const view = await logInAs(newStarter);
  await screen.findByRole('heading', { level: 1, name: 'Choose a new password' });
  return view;
}

function choose(password: string) {
  fill('New Password', password);
  press('Save and log in');
}

/** How Cognito turns a session away. */
const sessionRefused = (why: string) =>
  cognitoError('NotAuthorizedException', `Invalid session for the user, session ${why}.`);

describe('the first login', () => {
  it('asks for a new password in place of the login form, and logs in with it', async () => {
    const { router } = await firstLogin();
    const password = field('New Password');
    expect(password).toHaveAccessibleDescription(
      /^Choose a new password +Usually 8 characters or more/,
    );
    expect(password).toHaveFocus();
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    expect(localStorage).toHaveLength(0);
    expect(router.state.location.pathname).toBe('/login');
    choose(brandNew);
    await said('Login successful!');
    expect(router.state.location.pathname).toBe('/appointmentlist');
    expect(Object.keys(localStorage)).toEqual(['idToken']);
  });

  // What else it may lack: tests/api/newPassword.test.ts.
  it('says what a new password lacks, and keeps it to be changed', async () => {
    await firstLogin();
    choose('no-capitals-1');
    await said('The new password needs a capital letter.');
    expect(field('New Password')).toHaveValue('no-capitals-1');
    expect(field('New Password')).toHaveFocus();
    expect(localStorage).toHaveLength(0);
  });

  it('requires a new password, and sends nothing without one', async () => {
    await firstLogin();
    const calls = answerCognito(() => HttpResponse.json({}));
    choose('   ');
    await said('A new password is required.');
    expect(calls).toEqual([]);
  });

  it('returns to the login with the e-mail, but no password, when the challenge has expired', async () => {
    await firstLogin();
    answerCognito(() => sessionRefused('is expired'));
    choose(brandNew);
    await said('That took too long. Log in again with the password you were given.');
    expect(field('Email')).toHaveFocus();
    expect(field('Email')).toHaveValue(newStarter);
    expect(field('Password')).toHaveValue('');
  });

  it.each(['can only be used once', 'is expired'])(
    'says that the new password may be saved where its answer was lost and the session then %s',
    async (words) => {
      await firstLogin();
      const lost = loseAnswers();
      choose(brandNew);
      await said(unexpected);
      expect(lost).toHaveLength(1);
      answerCognito(() => sessionRefused(words));
      choose(brandNew);
      await said(maybeSaved);
      expect(field('Email')).toHaveFocus();
      expect(screen.queryByText(/^That took too long/)).not.toBeInTheDocument();
    },
  );

  it('returns to the login form on request, which logs in with the kept e-mail unchanged', async () => {
    await firstLogin();
    press('Back to the login');
    expect(field('Email')).toHaveFocus();
    expect(field('Password')).toHaveValue('');
    expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument();
    const calls = answerCognito(() => cognitoError('X'));
    fill('Password', brandNew);
    press('Login');
    await said('Login failed: X - No.');
    expect(calls).toMatchObject([
      ['InitiateAuth', { AuthParameters: { USERNAME: newStarter, PASSWORD: brandNew } }],
    ]);
  });

  it.each([
    [
      'while the new password is being saved',
      () => answerCognito(() => new Promise(() => undefined)),
      'Saving…',
    ],
    ['after its answer got lost', loseAnswers, unexpected],
  ])(
    'says that the new password may be saved to whoever goes back %s',
    async (_, answer, words) => {
      await firstLogin();
      const calls = answer();
      choose(brandNew);
      await said(words);
      await waitFor(() => expect(calls).toHaveLength(1));
      press('Back to the login');
      await said(maybeSaved);
      expect(field('Email')).toHaveFocus();
    },
  );

  it('does not say so to a user who returns after a refusal, also one after a lost answer', async () => {
    await firstLogin();
    loseAnswers();
    choose('short');
    await said(unexpected);
    answerCognito(() => cognitoError('InvalidPasswordException', 'Too simple.'));
    choose('short');
    await said('This password can’t be used: Too simple.');
    press('Back to the login');
    expect(field('Email')).toHaveFocus();
    expect(screen.queryByText(maybeSaved)).not.toBeInTheDocument();
  });
});
