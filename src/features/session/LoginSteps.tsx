import { type ReactNode, useRef } from 'react';
import { useIdToken } from '#src/api/session.ts';
import { useFlashMessage } from '#src/components/useFlashMessage.ts';
import { LoggedInNote } from './LoggedInNote.tsx';
import { StepForm } from './StepForm.tsx';
import { leadOf } from './stepTexts.ts';
import { useLogin } from './useLogin.ts';

interface LoginStepsProps {
  /** The heading and what belongs to it; each further step has a heading of its own. */
  children: ReactNode;
}

/** The login, step by step. */
export function LoginSteps({ children }: LoginStepsProps) {
  const form = useRef<HTMLFormElement>(null);
  const login = useLogin(form);
  const { step, message } = login.state;
  const token = useIdToken();
  const [flash, dismissFlash] = useFlashMessage();

  // After a login in another tab 'You are logged out.' would contradict 'You are logged in'.
  const arrival = token || step !== 'login' ? undefined : flash;

  return (
    <>
      {step === 'login' && children}
      <LoggedInNote busy={login.state.busy} />
      {/* A new step announces that a code was sent and until when; the field's description has its title. */}
      <p role="status" className="visually-hidden">
        {leadOf(login.state)[0]}
      </p>
      <StepForm
        key={step}
        ref={form}
        login={login}
        message={message ?? (arrival ? { kind: 'success', text: arrival } : undefined)}
        onDismiss={() => {
          login.dispatch({ type: 'dismissed' });
          dismissFlash();
        }}
      />
    </>
  );
}
