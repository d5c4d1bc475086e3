/** The one app client the sandbox knows. */
export const clientId = 'sample-client';

/** The password of every sample login; printed in the terminal. */
export const samplePassword = 'Sample-Paws-2026';

/** Accepted as every code. */
export const sampleCode = '123456';

/** Refused as expired. */
export const expiredCode = '000000';

/** A sample login and its steps after the password. */
export interface StaffLogin {
  email: string;
  /** Printed in the terminal. */
  tries: string;
  /** Has to set a new password. */
  isNew?: true;
  /** The second factor, in Cognito's words. */
  factor?: 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA' | 'EMAIL_OTP';
  /** In seconds; an hour by default. */
  tokenLifetime?: number;
  /** Refresh tokens are valid once, or refused. */
  refresh?: 'rotates' | 'refused';
}

export const staffEmail = 'staff@vetbuddy.example';

export const staffLogins: readonly StaffLogin[] = [
  { email: staffEmail, tries: 'an ordinary login' },
  {
    email: 'new.starter@vetbuddy.example',
    tries: 'a first login: asks for a new password',
    isNew: true,
  },
  { email: 'text@vetbuddy.example', tries: 'a code by text message', factor: 'SMS_MFA' },
  { email: 'mail@vetbuddy.example', tries: 'a code by e-mail', factor: 'EMAIL_OTP' },
  { email: 'app@vetbuddy.example', tries: 'a code by an app', factor: 'SOFTWARE_TOKEN_MFA' },
  {
    email: 'short@vetbuddy.example',
    tries: 'a token of 6 minutes, renewed; after a reload it is not',
    tokenLifetime: 360,
    refresh: 'rotates',
  },
  {
    email: 'refused@vetbuddy.example',
    tries: 'a token of 6 minutes, its renewal refused',
    tokenLifetime: 360,
    refresh: 'refused',
  },
];
