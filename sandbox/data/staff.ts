/** The password of every sample login; printed in the terminal. */
export const samplePassword = 'Sample-Paws-2026';

/** The one code that is accepted. */
export const sampleCode = '123456';

interface StaffLogin {
  email: string;
  /** Printed in the terminal. */
  tries: string;
  /** The step after the password, in Cognito's words. */
  challenge?: 'NEW_PASSWORD_REQUIRED' | 'SMS_MFA';
  /** In seconds; an hour by default. */
  tokenLifetime?: number;
}

export const staffEmail = 'staff@vetbuddy.example';

export const staffLogins: readonly StaffLogin[] = [
  { email: staffEmail, tries: 'an ordinary login' },
  {
    email: 'new.starter@vetbuddy.example',
    tries: 'a first login: asks for a new password',
    challenge: 'NEW_PASSWORD_REQUIRED',
  },
  { email: 'text@vetbuddy.example', tries: 'a code by text message', challenge: 'SMS_MFA' },
  {
    email: 'short@vetbuddy.example',
    tries: 'a token of 6 minutes, renewed; after a reload it is not',
    tokenLifetime: 360,
  },
];
