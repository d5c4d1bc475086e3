import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Challenge, CognitoError, type Tokens } from '#src/api/cognito.ts';
import { storeTokens } from '#src/api/loginTokens.ts';
import { resetPassword, sendResetCode } from '#src/api/passwordReset.ts';
import { answerChallenge, ChallengeOver, signIn } from '#src/api/signIn.ts';
import { flashMessageState } from '#src/platform/useFlashMessage.ts';
import {
  type FieldName,
  initialState,
  type LoginEvent,
  type LoginState,
  loginReducer,
} from './loginReducer.ts';
import { pathAfterLogin } from './loginReturn.ts';
import { stepError } from './stepError.ts';
import { stepTexts } from './stepTexts.ts';

/**
 * The login's state (loginReducer.ts) and handlers: one call at a time, cancelled when the user leaves its step. On success
 * it stores the tokens and opens the requested page (loginReturn.ts) with 'Login successful!'.
 */
export function useLogin(form: RefObject<HTMLFormElement | null>) {
  const [state, dispatch] = useReducer(loginReducer, initialState);
  const navigate = useNavigate();
  const { search } = useLocation();
  /** In a ref: state would miss a second press in the same event. */
  const call = useRef<AbortController>(null);

  // A layout effect: an answer could come between the page's leaving and a passive effect.
  useLayoutEffect(() => () => call.current?.abort(), []);

  function focus(field: FieldName) {
    const input = form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`);
    input?.focus();
    input?.select();
  }

  async function run(request: (signal: AbortSignal) => Promise<Tokens | Challenge | LoginEvent>) {
    if (call.current) return;
    const controller = new AbortController();
    call.current = controller;
    dispatch({ type: 'sent' });
    try {
      const result = await request(controller.signal);
      if (controller.signal.aborted) return;
      if ('type' in result) dispatch(result);
      else if ('idToken' in result) await enter(result);
      else show({ type: 'challenged', challenge: result });
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof CognitoError || error instanceof ChallengeOver))
        console.error('The login failed unexpectedly.', error);
      show({ type: 'failed', error });
    } finally {
      if (call.current === controller) call.current = null;
    }
  }

  async function enter(tokens: Tokens) {
    storeTokens(tokens);
    dispatch({ type: 'loggedIn' });
    await navigate(pathAfterLogin(search), { state: flashMessageState('Login successful!') });
  }

  function show(event: LoginEvent) {
    flushSync(() => dispatch(event));
    // No-op after a change of step, whose first field has the focus.
    focus(stepTexts[state.step].fields.find((field) => field !== 'email') ?? 'email');
  }

  function submit() {
    if (call.current) return;
    // Cleared first, so that the same message is announced again.
    flushSync(() => dispatch({ type: 'dismissed' }));
    const error = stepError(state);
    if (error) {
      flushSync(() => dispatch({ type: 'invalid', ...error }));
      focus(error.field);
    } else void run((signal) => requestOf(state, signal));
  }

  return {
    state,
    dispatch,
    submit,
    sendAnotherCode: () => run((signal) => askForCode(state, signal)),
    goTo: (step: 'askForReset' | 'login') => {
      call.current?.abort();
      call.current = null;
      dispatch({ type: 'stepChosen', step });
    },
  };
}

async function requestOf(
  state: LoginState,
  signal: AbortSignal,
): Promise<Tokens | Challenge | LoginEvent> {
  const { step, challenge, values } = state;
  if (challenge)
    return answerChallenge(challenge, values[step === 'code' ? 'code' : 'newPassword'], signal);
  if (step === 'login') return signIn(values.email, values.password, signal);
  if (step === 'askForReset') return askForCode(state, signal);
  await resetPassword(
    { email: values.email, code: values.code, password: values.newPassword },
    signal,
  );
  return { type: 'passwordSet' };
}

async function askForCode({ values }: LoginState, signal: AbortSignal): Promise<LoginEvent> {
  await sendResetCode(values.email, signal);
  return { type: 'codeSent' };
}
