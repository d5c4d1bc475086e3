import { type Challenge, CognitoError, type Tokens } from '#src/api/cognito.ts';
import { ChallengeOver } from '#src/api/signIn.ts';
import { challengeRefusal, loginRefusal, resetRefusal } from './refusalTexts.ts';

/** docs/product.md, section 4. */
export type StepName = 'login' | 'newPassword' | 'code' | 'askForReset' | 'resetPassword';

/** The values of all steps, so that the e-mail outlives its own. */
export interface LoginValues {
  email: string;
  password: string;
  code: string;
  newPassword: string;
}

export type FieldName = keyof LoginValues;

export interface LoginMessage {
  kind: 'success' | 'error';
  text: string;
  field?: FieldName;
}

export interface LoginState {
  step: StepName;
  challenge: Challenge | undefined;
  values: LoginValues;
  message: LoginMessage | undefined;
  /** A call is under way, or the next page loads. */
  isBusy: boolean;
}

export type LoginEvent =
  | { type: 'typed'; values: Partial<LoginValues> }
  | { type: 'dismissed' }
  /** The typed values can't be sent. */
  | { type: 'invalid'; field: FieldName; text: string }
  | { type: 'sent' }
  | { type: 'failed'; error: unknown }
  | { type: 'challenged'; challenge: Challenge }
  | { type: 'codeSent' }
  | { type: 'passwordSet' }
  | { type: 'loggedIn'; tokens: Tokens }
  /** 'Forgot your password?', or 'Back to the login'. */
  | { type: 'stepChosen'; step: 'askForReset' | 'login' };

const blank: LoginValues = { email: '', password: '', code: '', newPassword: '' };

export const initialState: LoginState = {
  step: 'login',
  challenge: undefined,
  values: blank,
  message: undefined,
  isBusy: false,
};

export function loginReducer(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'typed':
      return { ...state, values: { ...state.values, ...event.values } };
    case 'dismissed':
      return { ...state, message: undefined };
    case 'invalid':
      return { ...state, message: { kind: 'error', text: event.text, field: event.field } };
    case 'sent':
      return { ...state, message: undefined, isBusy: true };
    case 'failed':
      return event.error instanceof ChallengeOver
        ? backToLogin(state, overText(state.step))
        : stayAt(state, failureText(event.error, state.step));
    case 'challenged': {
      const step = stepFor(event.challenge.name);
      return step
        ? goTo(state, step, event.challenge)
        : stayAt(state, noStepText(event.challenge.name));
    }
    case 'codeSent': {
      if (state.step !== 'resetPassword') return goTo(state, 'resetPassword');
      return stayAt(state, 'Asked for another code. Only the newest one works.', 'success');
    }
    case 'passwordSet':
      return backToLogin(state, 'Your new password is set. Log in with it.', 'success');
    case 'loggedIn':
      return { ...initialState, isBusy: true };
    case 'stepChosen':
      return goTo(state, event.step);
  }
}

/** Keeps the typed e-mail, because a challenge may hold only the user pool's own id. */
function goTo({ values: { email } }: LoginState, step: StepName, challenge?: Challenge) {
  return { ...initialState, step, challenge, values: { ...blank, email } };
}

function backToLogin(state: LoginState, text: string, kind: LoginMessage['kind'] = 'error') {
  return { ...goTo(state, 'login'), message: { kind, text } };
}

function stayAt(state: LoginState, text: string, kind: LoginMessage['kind'] = 'error') {
  return { ...state, isBusy: false, message: { kind, text } };
}

/** The step for a challenge; undefined if the site has none. */
function stepFor(challengeName: string): StepName | undefined {
  switch (challengeName) {
    case 'NEW_PASSWORD_REQUIRED':
      return 'newPassword';
    case 'SMS_MFA':
    case 'SOFTWARE_TOKEN_MFA':
    case 'EMAIL_OTP':
      return 'code';
    default:
      return undefined;
  }
}

/** The new password may be saved already: Cognito refuses a timeout and a repetition alike. */
function overText(step: StepName): string {
  return step === 'newPassword'
    ? 'That took too long, or was sent before. Log in again: with the new password first, or else with the one you were given.'
    : 'That took too long, or there were too many tries. Log in again for a new code.';
}

const refusalTexts: Readonly<Record<StepName, (error: CognitoError) => string>> = {
  login: loginRefusal,
  newPassword: challengeRefusal,
  code: challengeRefusal,
  askForReset: resetRefusal,
  resetPassword: resetRefusal,
};

function failureText(error: unknown, step: StepName): string {
  return error instanceof CognitoError
    ? refusalTexts[step](error)
    : 'An unexpected error occurred. Please try again.';
}

function noStepText(challengeName: string): string {
  return challengeName === 'MFA_SETUP'
    ? 'Your login needs an authenticator app. Ask your administrator to set it up.'
    : `This account needs another step that can’t be done here (${challengeName}). Ask whoever looks after the staff accounts.`;
}
