import type { SignInChallenged } from '#src/api/cognito.ts';

/** The steps that a challenge of Cognito leads to. */
type ChallengeStepName = 'newPassword' | 'code';

/** A step that a challenge leads to. */
export interface ChallengeStepState {
  name: ChallengeStepName;
  challenge: SignInChallenged;
}

/** One step of logging in (docs/product.md, section 4): each is a form in the login page. */
export type LoginStep =
  | {
      name: 'login';
      /** Set after a return from another step: what to say, '' where there is nothing to say. */
      returned?: { kind: 'success' | 'error'; message: string };
    }
  | ChallengeStepState
  | { name: 'askForReset' | 'resetPassword' };

export interface LoginState {
  /** As typed, kept over every step: a challenge may hold only the user pool's own id of the user. */
  email: string;
  step: LoginStep;
}

export type LoginEvent =
  /** Cognito wants another step; `email` where it was typed just now. */
  | { type: 'challenged'; challenge: SignInChallenged; email?: string }
  /** The e-mail as it is typed, also while another step is on its way. */
  | { type: 'typed'; email: string }
  /** 'Forgot your password?' was pressed. */
  | { type: 'forgot' }
  /** Cognito was asked to send a code for a new password. */
  | { type: 'codeSent'; email: string }
  /** The new password is set. */
  | { type: 'passwordReset' }
  /** Back to e-mail and password, with the reason where the person did not choose it. */
  | { type: 'back'; reason?: string };

/** The props of every step's form. */
export interface StepProps {
  onEvent: (event: LoginEvent) => void;
  /** Returns to the login form, with the reason where there is one. */
  onBack: (reason?: string) => void;
}

export const firstStep: LoginState = { email: '', step: { name: 'login' } };

/** The next step. An event that the step does not know about leaves it. */
export function nextStep(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'challenged': {
      const name = stepFor(event.challenge);
      if (!name) return state;
      return { email: event.email ?? state.email, step: { name, challenge: event.challenge } };
    }
    case 'typed':
      return { ...state, email: event.email };
    case 'forgot':
      return { ...state, step: { name: 'askForReset' } };
    case 'codeSent':
      return { email: event.email, step: { name: 'resetPassword' } };
    case 'passwordReset':
      return returnTo(state, 'success', 'Your new password is set. Log in with it.');
    case 'back':
      return returnTo(state, 'error', event.reason ?? '');
  }
}

function returnTo({ email }: LoginState, kind: 'success' | 'error', message: string): LoginState {
  return { email, step: { name: 'login', returned: { kind, message } } };
}

/** The step for a challenge; undefined where the site has no form for it. */
export function stepFor(challenge: SignInChallenged): ChallengeStepName | undefined {
  switch (challenge.challengeName) {
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
