import { type FormEvent, type RefObject, useId, useState } from 'react';
import { Button, TextButton } from '#src/components/Button.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Alert } from '#src/components/notices/Alert.tsx';
import { useTypedBeforeHydration } from '#src/platform/hydration/useTypedBeforeHydration.ts';
import type { LoginMessage } from './loginReducer.ts';
import { StepField } from './StepField.tsx';
import { stepTexts } from './stepTexts.ts';
import type { useLogin } from './useLogin.ts';
import styles from './StepForm.module.css';

interface StepFormProps {
  ref: RefObject<HTMLFormElement | null>;
  login: ReturnType<typeof useLogin>;
  /** Labels the first field, because the focus skips the heading. */
  titleId: string | undefined;
  message: LoginMessage | undefined;
  onDismiss: () => void;
}

export function StepForm({ ref, login, titleId, message, onDismiss }: StepFormProps) {
  const { state, dispatch } = login;
  const { step, values, isBusy } = state;
  const { label, fields, submit, busy } = stepTexts[step];
  const start = fields.find((name) => values[name] === '') ?? fields[0];
  const [isShown, setIsShown] = useState(false);
  const messageId = useId();

  const onTyped = (typed: Partial<typeof values>) => dispatch({ type: 'typed', values: typed });
  useTypedBeforeHydration(ref, values, onTyped);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // Browsers offer to store the content of plain text fields.
    setIsShown(false);
    login.submit();
  }

  return (
    // Method `dialog` makes a submit before hydration a no-op, so that no password reaches the address.
    <form
      ref={ref}
      tabIndex={-1}
      className={styles.form}
      data-layout="stack"
      data-gap="6"
      method="dialog"
      noValidate
      onSubmit={handleSubmit}
      aria-label={label}
    >
      <Alert
        id={messageId}
        kind={message?.kind ?? 'error'}
        message={message?.text}
        onDismiss={onDismiss}
      />
      {fields.map((name, index) => {
        const isWrong = message?.field === name;
        const described = [index === 0 && titleId, isWrong && messageId];
        return (
          <StepField
            key={name}
            name={name}
            isFocused={name === start}
            values={values}
            onTyped={onTyped}
            isShown={isShown}
            onShown={setIsShown}
            aria-describedby={described.filter(Boolean).join(' ') || undefined}
            aria-invalid={isWrong || undefined}
          />
        );
      })}
      <Button type="submit" wide aria-disabled={isBusy || undefined}>
        {isBusy ? busy : submit}
      </Button>
      <StepButtons login={login} />
    </form>
  );
}

/** Leads to another step, or sends another code. */
function StepButtons({ login }: Pick<StepFormProps, 'login'>) {
  const { step, isBusy } = login.state;
  if (step === 'login')
    return (
      <TextButton className={styles.forgot} onClick={() => login.goTo('askForReset')}>
        Forgot your password?
      </TextButton>
    );
  return (
    <Stack gap={3}>
      {step === 'resetPassword' && (
        <Button
          kind="secondary"
          size="small"
          wide
          aria-disabled={isBusy || undefined}
          onClick={() => void login.sendAnotherCode()}
        >
          Send another code
        </Button>
      )}
      <Button kind="secondary" size="small" wide onClick={() => login.goTo('login')}>
        Back to the login
      </Button>
    </Stack>
  );
}
