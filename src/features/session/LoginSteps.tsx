import { type ReactNode, useId, useRef } from 'react';
import { useIdToken } from '#src/api/loginTokens.ts';
import { useFlashMessage } from '#src/platform/useFlashMessage.ts';
import { LoggedInNotice } from './LoggedInNotice.tsx';
import { StepForm } from './StepForm.tsx';
import { leadOf, stepTexts } from './stepTexts.ts';
import { useLogin } from './useLogin.ts';
import styles from './LoginSteps.module.css';

interface LoginStepsProps {
  /** The first step's heading and lead; other steps have their own. */
  children: ReactNode;
}

export function LoginSteps({ children }: LoginStepsProps) {
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const login = useLogin(form);
  const { step, message, isBusy } = login.state;
  const { title } = stepTexts[step];
  const token = useIdToken();
  const [flash, dismissFlash] = useFlashMessage();

  // Said on arrival alone.
  if (flash && (message || isBusy || step !== 'login')) dismissFlash();
  // After a login in another tab 'You are logged out.' would contradict 'You are logged in'.
  const arrival = token ? undefined : flash;

  return (
    <>
      {title ? (
        <h1 id={titleId} className={`breaks ${styles.title}`}>
          {title}
        </h1>
      ) : (
        children
      )}
      {/* Mounted before the step begins, so that its lead is announced. */}
      <p role="status" className="small breaks">
        {leadOf(login.state)}
      </p>
      <LoggedInNotice isBusy={isBusy} />
      <StepForm
        key={step}
        ref={form}
        login={login}
        titleId={title && titleId}
        message={message ?? (arrival ? { kind: 'success', text: arrival } : undefined)}
        onDismiss={() => {
          login.dispatch({ type: 'dismissed' });
          dismissFlash();
        }}
      />
    </>
  );
}
