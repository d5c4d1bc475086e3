import { CheckboxField } from '#src/components/CheckboxField.tsx';
import { DeviceWord } from '#src/components/DeviceWord.tsx';
import { Stack } from '#src/components/Stack.tsx';
import { ForgetMe } from './ForgetMe.tsx';
import * as messages from './messages.tsx';
import type { BookingFormState } from './useBookingForm.ts';
import styles from './BookingForm.module.css';

/** Whether this browser keeps the owner's details for the next booking. Not offered where it keeps nothing. */
export function RememberMe({ remembering }: Pick<BookingFormState, 'remembering'>) {
  const { details, canRemember, isTicked, tick } = remembering;
  // Earlier details can be forgotten even where storage is full.
  if (!canRemember) return details ? <ForgetMe /> : null;
  return (
    <Stack gap={2} className={styles.remember}>
      <CheckboxField
        label={<span>{messages.rememberMyDetails(<DeviceWord />)}</span>}
        hint={messages.whatIsRemembered}
        checked={isTicked}
        onChange={(event) => tick(event.target.checked)}
      />
      <ForgetMe />
    </Stack>
  );
}
