import {
  type ReactNode,
  startTransition,
  Suspense,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { lazyPart } from '#src/components/lazyPart.tsx';
import { LoggedInNote } from './LoggedInNote.tsx';
import { LoginForm } from './LoginForm.tsx';
import { firstStep, type LoginEvent, nextStep } from './loginSteps.ts';

const FurtherStep = lazyPart(async () => (await import('./FurtherStep.tsx')).FurtherStep);

interface LoginStepsProps {
  /** The name under which an authenticator app lists the account. */
  issuer: string;
  /** The heading and what belongs to it; each further step has a heading of its own. */
  children: ReactNode;
}

/** The form of the step that the login is at (loginSteps.ts). */
export function LoginSteps({ issuer, children }: LoginStepsProps) {
  const [{ email, step }, dispatch] = useReducer(nextStep, firstStep);

  const box = useRef<HTMLDivElement>(null);
  /** The announcement of a new step: that a code was sent, and until when. The field's description has the title. */
  const [lead, setLead] = useState('');
  useEffect(() => {
    setLead(box.current?.querySelector('[data-lead] > p')?.textContent ?? '');
  }, [step]);

  function send(event: LoginEvent) {
    // Keeps what is typed meanwhile: React applies it to the next step's state as well.
    if (event.type === 'typed') dispatch(event);
    // Use a transition, so that this form stays until the next one's chunk has loaded.
    else startTransition(() => dispatch(event));
  }

  const back = (reason?: string) =>
    send(reason === undefined ? { type: 'back' } : { type: 'back', reason });

  return (
    <>
      {step.name === 'login' && children}
      <LoggedInNote />
      <p role="status" className="visually-hidden">
        {lead}
      </p>
      <div ref={box}>
        <Suspense>
          {step.name === 'login' ? (
            <LoginForm email={email} returned={step.returned} onEvent={send} />
          ) : (
            <FurtherStep step={step} email={email} issuer={issuer} onEvent={send} onBack={back} />
          )}
        </Suspense>
      </div>
    </>
  );
}
