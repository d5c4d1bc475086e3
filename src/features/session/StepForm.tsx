import type { FormEvent, ReactNode } from 'react';
import { Alert } from '#src/components/Alert.tsx';
import { Button } from '#src/components/Button.tsx';
import { Stack } from '#src/components/Stack.tsx';
import styles from './LoginForm.module.css';
import type { useAttempt } from './useAttempt.ts';

interface StepFormProps {
  /** The form's accessible name. */
  label: string;
  title: string;
  /** The heading's id: see `stepDescription`. */
  titleId: string;
  lead: ReactNode;
  attempt: Pick<ReturnType<typeof useAttempt>, 'message' | 'showMessage' | 'busy'>;
  /** The submit button. */
  submit: { label: string; busyLabel: string; onSubmit: () => void };
  onBack: () => void;
  /** Shown beside the link back. */
  more?: ReactNode;
  children: ReactNode;
}

function messageIdOf(titleId: string): string {
  return `${titleId}-message`;
}

/** The ids that describe the first field of a step: its title, and the message if there is one. */
export function stepDescription(titleId: string) {
  return { 'aria-describedby': `${titleId} ${messageIdOf(titleId)}` };
}

/** The frame of a step: what it is about, what went wrong, its fields, and the ways on and back. */
export function StepForm(props: StepFormProps) {
  const { label, title, titleId, lead, attempt, submit, onBack, more, children } = props;
  const { message, showMessage, busy } = attempt;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    submit.onSubmit();
  }

  return (
    <form
      tabIndex={-1}
      className={styles.form}
      data-layout="stack"
      data-gap="6"
      noValidate
      onSubmit={handleSubmit}
      aria-label={label}
    >
      <Stack gap={2} className="breaks">
        <h1 id={titleId} className={styles.step}>
          {title}
        </h1>
        <Stack gap={2} data-lead>
          {lead}
        </Stack>
      </Stack>
      <Alert
        id={messageIdOf(titleId)}
        kind="error"
        {...(message ? { message } : {})}
        onDismiss={() => showMessage(undefined)}
      />
      {children}
      <Button type="submit" wide className="above-2" aria-disabled={busy || undefined}>
        {busy ? submit.busyLabel : submit.label}
      </Button>
      <Stack gap={3}>
        {more}
        <Button kind="secondary" size="small" wide onClick={onBack}>
          Back to the login
        </Button>
      </Stack>
    </form>
  );
}
