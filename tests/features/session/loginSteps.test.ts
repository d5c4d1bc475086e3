// @vitest-environment node
import { expect, it } from 'vitest';
import { SignInChallenged } from '#src/api/cognito.ts';
import { firstStep, nextStep, stepFor } from '#src/features/session/loginSteps.ts';
import { loginPathBackTo, pathAfterLogin } from '#src/features/session/loginReturn.ts';

const challenge = (name: string) => new SignInChallenged(name, 's', 'u');

it.each([
  ['NEW_PASSWORD_REQUIRED', 'newPassword'],
  ['SMS_MFA', 'code'],
  ['SOFTWARE_TOKEN_MFA', 'code'],
  ['EMAIL_OTP', 'code'],
  ['SELECT_MFA_TYPE', undefined],
  ['MFA_SETUP', undefined],
  ['WEB_AUTHN', undefined],
  ['constructor', undefined],
])('has for %s the step %s', (name, step) => {
  expect(stepFor(challenge(name))).toBe(step);
});

it('keeps the e-mail over every step, and returns with the reason', () => {
  const asked = nextStep(firstStep, {
    type: 'challenged',
    challenge: challenge('NEW_PASSWORD_REQUIRED'),
    email: 'a@b.example',
  });
  const next = nextStep(asked, { type: 'challenged', challenge: challenge('SMS_MFA') });
  expect(next).toMatchObject({ email: 'a@b.example', step: { name: 'code' } });
  expect(nextStep(next, { type: 'challenged', challenge: challenge('WEB_AUTHN') })).toBe(next);
  expect(nextStep(next, { type: 'back', reason: 'Too late.' })).toEqual({
    email: 'a@b.example',
    step: { name: 'login', returned: { kind: 'error', message: 'Too late.' } },
  });
});

it.each([
  ['/appointmentlist', '?q=asha&page=2'],
  ['/devappointmentlist', ''],
  ['/VetbuddyVisits', '?page=3'],
  ['/VetcareVetBuddyVisits', '?phone=5555502001'],
])('leads back to %s%s', (pathname, search) => {
  const login = new URL(loginPathBackTo({ pathname, search }), 'https://site.example');
  expect(login.pathname).toBe('/login');
  expect(pathAfterLogin(login.search)).toBe(pathname + search);
});

it.each([
  '//evil.example',
  'https://evil.example/appointmentlist',
  '/appointmentlist/../evil',
  '/appointmentlist@evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/about',
  '',
])('leads to the staff list instead of %s', (from) => {
  const search = `?${new URLSearchParams({ from }).toString()}`;
  expect(pathAfterLogin(search)).toBe('/appointmentlist');
});
