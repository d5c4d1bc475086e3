// @vitest-environment node
import { expect, it } from 'vitest';
import { ApiError } from '#src/api/ApiError.ts';
import { type Challenge, CognitoError } from '#src/api/cognito.ts';
import { ChallengeOver } from '#src/api/signIn.ts';
import { initialState, type LoginEvent, loginReducer } from '#src/features/session/loginReducer.ts';
import { loginPathBackTo, pathAfterLogin } from '#src/features/session/loginReturn.ts';
import { stepError } from '#src/features/session/stepError.ts';
import { leadOf } from '#src/features/session/stepTexts.ts';

const challenged = (name: string, more: Partial<Challenge> = {}): LoginEvent => {
  const challenge = { name, session: 's', username: 'u', destination: '', methods: '', ...more };
  return { type: 'challenged', challenge };
};
const failed = (error: unknown): LoginEvent => ({ type: 'failed', error });
const typed = { type: 'typed', values: { email: 'a@b.example', password: 'secret' } } as const;
const after = (...events: LoginEvent[]) => [typed, ...events].reduce(loginReducer, initialState);
const [firstLogin, textCode] = [challenged('NEW_PASSWORD_REQUIRED'), challenged('SMS_MFA')];
const over = new ChallengeOver('');

it.each([
  ['NEW_PASSWORD_REQUIRED', 'newPassword'],
  ['SMS_MFA', 'code'],
  ['SOFTWARE_TOKEN_MFA', 'code'],
  ['EMAIL_OTP', 'code'],
])(
  'Cognito’s %s leads to the step %s, which keeps the e-mail and drops the password',
  (name, step) => {
    const expected = { email: 'a@b.example', password: '' };
    expect(after(challenged(name))).toMatchObject({ step, values: expected });
  },
);

it.each([
  ['MFA_SETUP', /^Your login needs an authenticator app\. Ask your administrator to set it up\.$/],
  ['SELECT_MFA_TYPE', /another step that can’t be done here \(SELECT_MFA_TYPE\)/],
])('a login says that it needs a step that the site lacks: %s', (name, text) => {
  const { step, message } = after(challenged(name));
  expect(step).toBe('login');
  expect(message?.text).toMatch(text);
});

it.each([
  ['a refusal', new CognitoError('X', 'No.'), 'Login failed: X - No.'],
  ['a lost answer', new ApiError('network', ''), 'An unexpected error occurred. Please try again.'],
])('a login says what happened after %s, and keeps what was typed', (_, error, text) => {
  const state = after({ type: 'sent' }, failed(error));
  expect(state).toMatchObject({ step: 'login', isBusy: false, message: { kind: 'error', text } });
  expect(state.values.password).toBe('secret');
});

it.each([
  ['a login’s code', [textCode], 'This code is not right. Check it and try again.'],
  [
    'a reset’s code',
    [{ type: 'codeSent' }],
    'This code is not right. Check it, or send another one.',
  ],
] as [string, LoginEvent[], string][])('a refusal of %s stays at its step', (_, events, text) => {
  const { step } = after(...events);
  const refused = failed(new CognitoError('CodeMismatchException', ''));
  expect(after(...events, refused)).toMatchObject({ step, message: { kind: 'error', text } });
});

it.each([
  ['a code that is too late', [textCode, failed(over)], /^That took too long, or .* new code\.$/],
  ['a password that is too late', [firstLogin, failed(over)], /^That took too long, or was sent/],
  ['a new password', [{ type: 'passwordSet' }], /^Your new password is set\. Log in with it\.$/],
] as [string, LoginEvent[], RegExp][])('a login begins again after %s', (_, events, text) => {
  const { step, values, message } = after(...events);
  expect({ step, ...values }).toMatchObject({ step: 'login', email: 'a@b.example', password: '' });
  expect(message?.text).toMatch(text);
});

it.each([
  [{ email: ' ' }, 'email', 'Email is required.'],
  [{ password: ' ' }, 'password', 'Password is required.'],
])('a login with %j says what is missing', (values, field, text) => {
  expect(stepError(after({ type: 'typed', values }))).toEqual({ field, text });
});

it.each([
  [{}, 'The code is required.'],
  [{ code: '12a' }, 'A code has digits only. Check it and try again.'],
  [{ code: '12' }, 'A new password is required.'],
  [{ code: '12', newPassword: 'x' }, undefined],
])('a forgotten password’s form with %j says what is wrong first', (values, text) => {
  const state = after({ type: 'codeSent' }, { type: 'typed', values });
  expect(stepError(state)?.text).toBe(text);
});

it.each([
  ['SMS_MFA', '+***99', /^We sent a code by text message to \+\*\*\*99\. .* 3 minutes/],
  ['EMAIL_OTP', '', /^We sent a code by e-mail\. /],
  ['SOFTWARE_TOKEN_MFA', '', /^Open your authenticator app/],
])('a login says where the code of %s is', (name, destination, text) => {
  expect(leadOf(after(challenged(name, { destination })))).toMatch(text);
});

it.each([
  ['/appointmentlist', '?q=asha&page=2&request=7'],
  ['/devappointmentlist', ''],
  ['/VetbuddyVisits', '?page=3'],
  ['/VetcareVetBuddyVisits', '?phone=5555502001'],
])('a login leads back to %s%s', (pathname, search) => {
  const login = new URL(loginPathBackTo({ pathname, search }), 'https://site.example');
  expect(login.pathname).toBe('/login');
  expect(pathAfterLogin(login.search)).toBe(pathname + search);
});

it('a login that names no page of the staff leads to the request list', () => {
  const pages = [
    '//evil.example',
    'https://evil.example/appointmentlist',
    '/appointmentlist@evil.example',
    'javascript:alert(1)',
    '/about',
    '',
  ];
  const led = pages.map((from) => pathAfterLogin(`?${new URLSearchParams({ from }).toString()}`));
  expect(new Set(led)).toEqual(new Set(['/appointmentlist']));
});
