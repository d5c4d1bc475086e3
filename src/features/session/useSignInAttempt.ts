import { useLocation, useNavigate } from 'react-router-dom';
import type { Tokens } from '#src/api/cognito.ts';
import { SignInChallenged } from '#src/api/cognito.ts';
import { storeTokens } from '#src/api/session.ts';
import { flashMessageState } from '#src/components/useFlashMessage.ts';
import { pathAfterLogin } from './loginReturn.ts';
import { stepFor } from './loginSteps.ts';
import { signInErrorMessage } from './signInErrorMessage.ts';
import { useAttempt } from './useAttempt.ts';

interface SignInAttemptOptions {
  /** Called where Cognito wants another step that this site has a form for. */
  onChallenge: (challenge: SignInChallenged) => void;
  /** The message to show for any other error, or undefined where it has been dealt with. */
  messageFor?: (error: unknown) => string | undefined;
}

/**
 * Runs one call for tokens at a time. Success: they are kept and the page opens that the address asks for (loginReturn.ts), with
 * 'Login successful!'.
 */
export function useSignInAttempt({
  onChallenge,
  messageFor = signInErrorMessage,
}: SignInAttemptOptions) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { run, ...attempt } = useAttempt((error) => {
    if (!(error instanceof SignInChallenged && stepFor(error))) return messageFor(error);
    onChallenge(error);
    return undefined;
  });

  function runForTokens(requestTokens: (signal: AbortSignal) => Promise<Tokens>) {
    return run(requestTokens, (tokens) => {
      storeTokens(tokens);
      return navigate(pathAfterLogin(search), { state: flashMessageState('Login successful!') });
    });
  }

  return { ...attempt, run: runForTokens };
}
