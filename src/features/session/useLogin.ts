import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Challenge, CognitoError, type Tokens } from '#src/api/cognito.ts';
import { storeTokens } from '#src/api/loginTokens.ts';
import { resetPassword, sendResetCode } from '#src/api/passwordReset.ts';
import { answerChallenge, ChallengeOver, signIn } from '#src/api/signIn.ts';
import { flashMessageState } from '#src/platform/useFlashMessage.ts';
import { initialState, type LoginEvent, type LoginState, loginReducer } from './loginReducer.ts';
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

  async function run(request: (signal: AbortSignal) => Promise<LoginEvent>) {
    if (call.current) return;
    const controller = new AbortController();
    call.current = controller;
    dispatch({ type: 'sent' });
    try {
      const event = await request(controller.signal);
      if (controller.signal.aborted) return;
      if (event.type === 'loggedIn') await enter(event);
      else show(event);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof CognitoError || error instanceof ChallengeOver))
        console.error('The login failed unexpectedly.', error);
      show({ type: 'failed', error });
    } finally {
      if (call.current === controller) call.current = null;
    }
  }

  async function enter(event: Extract<LoginEvent, { type: 'loggedIn' }>) {
    storeTokens(event.tokens);
    dispatch(event);
    await navigate(pathAfterLogin(search), { state: flashMessageState('Login successful!') });
  }

  /** Focuses the field to type in next: the invalid one, or the step's own. A success leaves the focus alone. */
  function show(event: LoginEvent) {
    flushSync(() => dispatch(event));
    const { step, message } = loginReducer(state, event);
    if (message?.kind === 'success') return;
    const field = message?.field ?? stepTexts[step].fields.find((name) => name !== 'email');
    const input = form.current?.querySelector<HTMLInputElement>(`[name="${field ?? 'email'}"]`);
    input?.focus();
    input?.select();
  }

  function submit() {
    if (call.current) return;
    // Cleared first, so that the same message is announced again.
    flushSync(() => dispatch({ type: 'dismissed' }));
    const error = stepError(state);
    if (error) show({ type: 'invalid', ...error });
    else void run((signal) => requestOf(state, signal));
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

async function requestOf(state: LoginState, signal: AbortSignal): Promise<LoginEvent> {
  const { step, challenge, values } = state;
  if (challenge) {
    const answer = values[step === 'code' ? 'code' : 'newPassword'];
    return eventOf(await answerChallenge(challenge, answer, signal));
  }
  if (step === 'login') return eventOf(await signIn(values.email, values.password, signal));
  if (step === 'askForReset') return askForCode(state, signal);
  await resetPassword(
    { email: values.email, code: values.code, password: values.newPassword },
    signal,
  );
  return { type: 'passwordSet' };
}

function eventOf(result: Tokens | Challenge): LoginEvent {
  return 'idToken' in result
    ? { type: 'loggedIn', tokens: result }
    : { type: 'challenged', challenge: result };
}

async function askForCode({ values }: LoginState, signal: AbortSignal): Promise<LoginEvent> {
  await sendResetCode(values.email, signal);
  return { type: 'codeSent' };
}
