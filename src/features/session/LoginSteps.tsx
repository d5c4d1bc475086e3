import {
  type ReactNode,
  startTransition,
  Suspense,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import {
  AppSetupForm,
  AskForResetForm,
  CodeForm,
  MethodForm,
  NewPasswordForm,
  ResetPasswordForm,
} from './lazyComponents.ts';
import { LoggedInNote } from './LoggedInNote.tsx';
import { LoginForm } from './LoginForm.tsx';
import { firstStep, type LoginEvent, type LoginState, nextStep } from './loginSteps.ts';

interface LoginStepsProps {
  /** The name under which an authenticator app lists the account. */
  issuer: string;
  /** The heading and what belongs to it; each further step has a heading of its own. */
  children: ReactNode;
}

/** The form of the step that the login is at (loginSteps.ts). */
export function LoginSteps({ issuer, children }: LoginStepsProps) {
  const [state, dispatch] = useReducer(nextStep, firstStep);

  const box = useRef<HTMLDivElement>(null);
  /** The announcement of a new step: that a code was sent, and until when. The field's description has the title. */
  const [lead, setLead] = useState('');
  useEffect(() => {
    setLead(box.current?.querySelector('[data-lead] > p')?.textContent ?? '');
  }, [state.step]);

  function send(event: LoginEvent) {
    // Keeps what is typed meanwhile: React applies it to the next step's state as well.
    if (event.type === 'typed') dispatch(event);
    // Use a transition, so that this form stays until the next one's chunk has loaded.
    else startTransition(() => dispatch(event));
  }

  return (
    <>
      {state.step.name === 'login' && children}
      <LoggedInNote />
      <p role="status" className="visually-hidden">
        {lead}
      </p>
      <div ref={box}>
        <Suspense>{formFor(state, send, issuer)}</Suspense>
      </div>
    </>
  );
}

function formFor({ email, step }: LoginState, send: (event: LoginEvent) => void, issuer: string) {
  const back = (reason?: string) =>
    send(reason === undefined ? { type: 'back' } : { type: 'back', reason });
  switch (step.name) {
    case 'login':
      return <LoginForm email={email} returned={step.returned} onEvent={send} />;
    case 'newPassword':
      return <NewPasswordForm challenge={step.challenge} onEvent={send} onBack={back} />;
    case 'code':
      return (
        <CodeForm
          // Another challenge of the same kind begins afresh.
          key={step.challenge.challengeName}
          challenge={step.challenge}
          onEvent={send}
          onBack={back}
        />
      );
    case 'chooseMethod':
      return <MethodForm challenge={step.challenge} onEvent={send} onBack={back} />;
    case 'setUpApp':
      return (
        <AppSetupForm
          challenge={step.challenge}
          account={email}
          issuer={issuer}
          onEvent={send}
          onBack={back}
        />
      );
    case 'askForReset':
      return <AskForResetForm email={email} onEvent={send} onBack={back} />;
    case 'resetPassword':
      return <ResetPasswordForm email={email} onEvent={send} onBack={back} />;
  }
}
