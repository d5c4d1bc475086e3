import {
  lazy,
  type ReactNode,
  startTransition,
  Suspense,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { LoggedInNote } from './LoggedInNote.tsx';
import { LoginForm } from './LoginForm.tsx';
import { firstStep, type LoginEvent, nextStep } from './loginSteps.ts';

/** The steps that most logins don't have. */
const ChallengeStep = lazy(async () => ({
  default: (await import('./ChallengeStep.tsx')).ChallengeStep,
}));

const ForgottenPassword = lazy(async () => ({
  default: (await import('./ForgottenPassword.tsx')).ForgottenPassword,
}));

interface LoginStepsProps {
  /** The heading and what belongs to it; each further step has a heading of its own. */
  children: ReactNode;
}

/** The form of the step that the login is at (loginSteps.ts). */
export function LoginSteps({ children }: LoginStepsProps) {
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

  const form = {
    email,
    onEvent: send,
    onBack: (reason?: string) =>
      send(reason === undefined ? { type: 'back' } : { type: 'back', reason }),
  };

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
            <LoginForm {...form} returned={step.returned} />
          ) : 'challenge' in step ? (
            <ChallengeStep {...form} step={step} />
          ) : (
            <ForgottenPassword {...form} step={step.name} />
          )}
        </Suspense>
      </div>
    </>
  );
}
