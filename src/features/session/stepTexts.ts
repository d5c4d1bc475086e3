import type { FieldName, LoginState, StepName } from './loginReducer.ts';

interface StepTexts {
  label: string;
  /** The first step has the page's heading. */
  title?: string;
  fields: readonly FieldName[];
  submit: string;
  busy: string;
}

export const stepTexts: Readonly<Record<StepName, StepTexts>> = {
  login: {
    label: 'Login',
    fields: ['email', 'password'],
    submit: 'Login',
    busy: 'Logging in…',
  },
  newPassword: {
    label: 'First login',
    title: 'Choose a new password',
    fields: ['newPassword'],
    submit: 'Save and log in',
    busy: 'Saving…',
  },
  code: {
    label: 'Second step',
    title: 'Enter your code',
    fields: ['code'],
    submit: 'Verify',
    busy: 'Verifying…',
  },
  askForReset: {
    label: 'Forgotten password',
    title: 'Set a new password',
    fields: ['email'],
    submit: 'Send code',
    busy: 'Sending…',
  },
  resetPassword: {
    label: 'Forgotten password',
    title: 'Set a new password',
    fields: ['code', 'newPassword'],
    submit: 'Set new password',
    busy: 'One moment…',
  },
};

/** The lead below a step's heading; '' for the first. */
export function leadOf({ step, challenge, values }: LoginState): string {
  switch (step) {
    case 'login':
      return '';
    case 'newPassword':
      return 'The one you were given was for the first login only. Whoever handed it out will not know the new one.';
    case 'code': {
      const to = challenge?.destination ? ` to ${challenge.destination}` : '';
      const sources: Readonly<Record<string, string>> = {
        SMS_MFA: `We sent a code by text message${to}.`,
        EMAIL_OTP: `We sent a code by e-mail${to}.`,
        SOFTWARE_TOKEN_MFA: 'Open your authenticator app: it shows a code for this account.',
      };
      return `${sources[challenge?.name ?? '']} You usually have 3 minutes from the login; after that, log in again for another.`;
    }
    case 'askForReset':
      return 'With a code that we send to the address of your account.';
    // The same for every address, so that it does not reveal accounts.
    case 'resetPassword':
      return `If there is an account for ${values.email.trim()}, a code is on its way to its e-mail address or phone. None after a few minutes? Look in the junk folder, or ask whoever looks after the staff accounts.`;
  }
}
