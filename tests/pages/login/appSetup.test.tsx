import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { totp } from '#sandbox/totp.ts';
import { brand } from '#content/brand.yaml';
import { expectConsole } from '#tests/support/expectConsole.ts';
import {
  answerCognito,
  brandNew,
  cognitoError,
  field,
  fill,
  logInAs,
  press,
  said,
  unexpected,
} from './kit.ts';

const heading = () =>
  screen.findByRole('heading', { name: 'Set up your authenticator app', level: 1 });

/** The secret on the screen. */
async function shownSecret(): Promise<string> {
  const key = await screen.findByText(/^(?:[A-Z2-7]{4} ?)+$/);
  return key.textContent.replaceAll(' ', '');
}

function verify(code: string) {
  fill('Code', code);
  press('Verify');
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
    verify(totp(secret, Date.now()));
    await said('Login successful!');
    expect(router.state.location.pathname).toBe('/appointmentlist');
    expect(Object.keys(localStorage)).toEqual(['idToken']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('setting up an authenticator app comes after a new password where both are wanted', async () => {
    await logInAs('new.setup@vetbuddy.example');
    await screen.findByRole('heading', { name: 'Choose a new password' });
    fill('New Password', brandNew);
    press('Save and log in');
    await heading();
    await shownSecret();
    fill('Code', '१२३ ४५६');
    expect(field('Code')).toHaveValue('123456');
    press('Verify');
    await said('Login successful!');
  });

  it('keeps a wrong code to be mended, with the same key', async () => {
    await logInAs('setup@vetbuddy.example');
    const secret = await shownSecret();
    verify('999999');
    await said('This code is not right. Check it and try again.');
    expect(field('Code')).toHaveFocus();
    expect(await shownSecret()).toBe(secret);
    verify('123456');
    await said('Login successful!');
  });

  it('returns to the password where the session has expired', async () => {
    await logInAs('setup@vetbuddy.example');
    await shownSecret();
    answerCognito(() => cognitoError('NotAuthorizedException', 'Invalid session for the user.'));
    verify('123456');
    await said(/^That took too long/);
    expect(field('Email')).toHaveValue('setup@vetbuddy.example');
  });

  it('returns to the password where no secret comes', async () => {
    expectConsole('error', 'The login failed unexpectedly.');
    const answers = [
      Response.json({ ChallengeName: 'MFA_SETUP', Session: 's-1' }),
      Response.error(),
    ];
    answerCognito(() => answers.shift()!);
    await logInAs('setup@vetbuddy.example');
    await said(unexpected);
    expect(await screen.findByLabelText('Email')).toHaveValue('setup@vetbuddy.example');
  });
});

it.each([
  ['CUSTOM_CHALLENGE', {}],
  ['MFA_SETUP', { MFAS_CAN_SETUP: '["SMS_MFA"]' }],
  ['SELECT_MFA_TYPE', { MFAS_CAN_CHOOSE: '["WEB_AUTHN"]' }],
])('names a step that Cognito wants that is not known here: %s', async (name, parameters) => {
  answerCognito(() =>
    Response.json({ ChallengeName: name, Session: 's', ChallengeParameters: parameters }),
  );
  await logInAs('choice@vetbuddy.example');
  expect(await said(new RegExp(`another step .* \\(${name}\\)`))).toBeVisible();
});
