import type { RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  AnswerRefused,
  ChallengeAnswered,
  ChallengeExpired,
  withMethodChosen,
} from '#src/api/challenges.ts';
import type { Tokens } from '#src/api/cognito.ts';
import { SignInChallenged } from '#src/api/cognito.ts';
import { storeTokens } from '#src/api/session.ts';
import { flashMessageState } from '#src/components/useFlashMessage.ts';
import { pathAfterLogin } from './loginReturn.ts';
import { type StepProps, stepFor } from './loginSteps.ts';
import { signInErrorMessage } from './signInErrorMessage.ts';
import { useAttempt } from './useAttempt.ts';

/**
 * Runs one call for tokens at a time. Success: they are kept and the page opens that the address asks for (loginReturn.ts), with
 * 'Login successful!'. `onChallenge` is called where Cognito wants another step that this site has a form for; `messageFor` gives
 * the message for any other error, or undefined where it has been dealt with.
 */
export function useSignInAttempt(
  onChallenge: (challenge: SignInChallenged) => void,
  messageFor: (error: unknown) => string | undefined = signInErrorMessage,
) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { run, ...attempt } = useAttempt((error) => {
    if (!(error instanceof SignInChallenged && stepFor(error))) return messageFor(error);
    onChallenge(error);
    return undefined;
  });

  function runForTokens(requestTokens: (signal: AbortSignal) => Promise<Tokens>) {
    return run(withMethodChosen(requestTokens), (tokens) => {
      storeTokens(tokens);
      return navigate(pathAfterLogin(search), { state: flashMessageState('Login successful!') });
    });
  }

  return { ...attempt, run: runForTokens };
}

/**
 * The same in a step after the first. An error for which `reasonFor` has a reason leads back to the login form; otherwise the step can
 * still succeed, and its field takes the focus.
 */
export function useStepAttempt(
  { onEvent, onBack }: StepProps,
  field: RefObject<HTMLInputElement | null>,
  reasonFor: (error: unknown) => string | undefined = returnReasonFor,
) {
  return useSignInAttempt(
    (challenge) => onEvent({ type: 'challenged', challenge }),
    (error) => {
      const reason = reasonFor(error);
      if (reason) {
        onBack(reason);
        return undefined;
      }
      if (error instanceof AnswerRefused) field.current?.select();
      field.current?.focus();
      return signInErrorMessage(error);
    },
  );
}

/** The reason to return from a code's step to the login form; undefined where the step can still succeed. */
function returnReasonFor(error: unknown): string | undefined {
  if (error instanceof ChallengeExpired) {
    return 'That took too long, or there were too many tries. Log in again for a new code.';
  }
  if (error instanceof ChallengeAnswered) {
    return 'This code was sent already, and its answer got lost. Log in again for a new code.';
  }
  return undefined;
}
