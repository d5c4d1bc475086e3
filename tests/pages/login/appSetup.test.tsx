import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { totp } from '#sandbox/totp.ts';
import { brand } from '#content/brand.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { answerCognito, cognitoError, fill, logInAs, press } from './kit.ts';

const heading = () =>
  screen.findByRole('heading', { name: 'Set up your authenticator app', level: 1 });

/** The secret on the screen. */
async function shownSecret(): Promise<string> {
  const key = await screen.findByText(/^(?:[A-Z2-7]{4} ?)+$/);
  return key.textContent.replaceAll(' ', '');
}

describe('setting up an authenticator app', () => {
  it('shows QR code, link and key, and logs in with the first code', async () => {
    const { router } = await logInAs('setup@vetbuddy.example');
    expect(await heading()).toHaveFocus();
    expect(await screen.findByRole('img', { name: 'QR code for the app' })).toBeVisible();
    const secret = await shownSecret();
    const name = encodeURIComponent(brand.name);
    expect(screen.getByRole('link', { name: 'open the app here' })).toHaveAttribute(
      'href',
      `otpauth://totp/${name}:setup%40vetbuddy.example?secret=${secret}&issuer=${name}`,
    );
    expect(localStorage).toHaveLength(0);
    fill('Code', totp(secret, Date.now()));
    press('Verify');
    expect(await screen.findByText('Login successful!')).toBeVisible();
    expect(router.state.location.pathname).toBe('/appointmentlist');
    expect(Object.keys(localStorage)).toEqual(['idToken']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('setting up an authenticator app comes after a new password where both are wanted', async () => {
    await logInAs('new.setup@vetbuddy.example');
    await screen.findByRole('heading', { name: 'Choose a new password' });
    fill('New Password', 'Brand-New-Paws-1');
    press('Save and log in');
    await heading();
    await shownSecret();
    fill('Code', '१२३ ४५६');
    expect(screen.getByLabelText('Code')).toHaveValue('123456');
    press('Verify');
    expect(await screen.findByText('Login successful!')).toBeVisible();
  });

  it('keeps a wrong code to be mended, with the same key', async () => {
    await logInAs('setup@vetbuddy.example');
    await heading();
    const secret = await shownSecret();
    fill('Code', '999999');
    press('Verify');
    expect(
      await screen.findByText('This code is not right. Check it and try again.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveFocus();
    expect(await shownSecret()).toBe(secret);
    fill('Code', '123456');
    press('Verify');
    expect(await screen.findByText('Login successful!')).toBeVisible();
  });

  it('returns to the password where the session has expired', async () => {
    await logInAs('setup@vetbuddy.example');
    await heading();
    await shownSecret();
    answerCognito(() => cognitoError('NotAuthorizedException', 'Invalid session for the user.'));
    fill('Code', '123456');
    press('Verify');
    expect(await screen.findByText(/^That took too long/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('setup@vetbuddy.example');
  });

  it('returns to the password where no secret comes', async () => {
    expectConsole('error', 'The login failed unexpectedly.');
    let calls = 0;
    answerCognito(() => {
      calls += 1;
      return calls === 1
        ? Response.json({ ChallengeName: 'MFA_SETUP', Session: 's-1' })
        : Response.error();
    });
    await logInAs('setup@vetbuddy.example');
    expect(
      await screen.findByText('An unexpected error occurred. Please try again.'),
    ).toBeVisible();
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveValue('setup@vetbuddy.example'),
    );
  });

  it('setting up an authenticator app is not offered where Cognito lets set up something else only', async () => {
    answerCognito(() =>
      Response.json({
        ChallengeName: 'MFA_SETUP',
        Session: 's-1',
        ChallengeParameters: { MFAS_CAN_SETUP: '["SMS_MFA"]' },
      }),
    );
    await logInAs('setup@vetbuddy.example');
    expect(await screen.findByText(/another step .* \(MFA_SETUP\)/)).toBeVisible();
  });
});
