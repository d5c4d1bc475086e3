import { useEffect, useRef } from 'react';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Alert } from '#src/components/notices/Alert.tsx';
import { PhoneNumber } from '#src/components/PhoneNumber.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { clockAt, formatTime } from '#src/domain/time/clock.ts';
import { formatDate } from '#src/domain/time/dates.ts';
import { useBookingFormValue } from '#src/features/booking/form/BookingFormContext.tsx';
import * as messages from '#src/features/booking/form/messages.tsx';
import { dayInFull } from '#src/features/booking/form/rules/bookingDays.ts';
import { useIsSlow } from '#src/features/booking/form/useIsSlow.ts';
import * as outcomes from '#src/features/booking/shared/outcomeMessages.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import type { Unanswered } from './useSending.ts';
import styles from '#src/features/booking/form/BookingCard.module.css';

/** The submit button, with errors above and the call's state below. */
export function BookingSubmit() {
  const { sending, clinicPhone: phone } = useBookingFormValue();
  const { isSending, outcome, unanswered, dismiss } = sending;
  const isSlow = useIsSlow(isSending);
  const hasFailed = outcome?.isBooked === false;
  const box = useRef<HTMLDivElement>(null);

  // Scrolls back: the user may have moved on before the answer.
  useEffect(() => {
    if (hasFailed) box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [hasFailed]);

  return (
    <Stack ref={box} className={styles.outcome}>
      <Alert
        kind="error"
        message={hasFailed ? outcomes.failedFor(outcome?.refusal) : undefined}
        onDismiss={dismiss}
        className={styles.alert}
      >
        <p>{messages.failedButKept(<PhoneNumber {...phone} />)}</p>
      </Alert>
      <div role="status">
        {unanswered && (
          <Stack gap={3} className={styles.help}>
            <p>{unansweredText(unanswered)}</p>
            <p>{messages.callToAsk(<PhoneNumber {...phone} />)}</p>
            <ToolButton passesFocus onClick={dismiss}>
              {messages.close}
            </ToolButton>
          </Stack>
        )}
      </div>
      {/* `disabled` would drop the focus. */}
      <Button type="submit" wide aria-disabled={isSending || undefined}>
        {isSending && <Icon icon="LoaderCircle" className={styles.spinner} />}
        <span>{isSending ? messages.bookingNow : messages.bookAppointment}</span>
      </Button>
      <div role="status" className={styles.status}>
        {isSending && !isSlow && <p className="visually-hidden">{messages.bookingNow}</p>}
        {isSlow && <p>{messages.stillSending}</p>}
      </div>
      <ConnectionNotice />
    </Stack>
  );
}

function unansweredText({ date, time, at }: Unanswered): string {
  // The user's own clock: the time of their press.
  const sent = clockAt(new Date(at), undefined);
  return messages.sentWithoutAnswer(
    dayInFull(date),
    formatTime(time),
    formatDate(sent.date),
    formatTime(sent.time),
  );
}
