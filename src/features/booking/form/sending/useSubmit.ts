import type { RefObject, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { config } from '#src/config/env.ts';
import { clockAt } from '#src/domain/time/clock.ts';
import { focusField, useBookingFormValue } from '#src/features/booking/form/BookingFormContext.tsx';
import { validateBooking } from '#src/features/booking/form/rules/bookingRules.ts';
import { bookingFields, tidyAnswers } from '#src/features/booking/shared/bookingAnswers.ts';

/** Returns the submit handler: sends the booking, or focuses the first error. `anchor`: of the form's section. */
export function useSubmit(errorCount: RefObject<HTMLElement | null>, anchor: string | undefined) {
  const bookingForm = useBookingFormValue();
  const { pathname } = useLocation();

  return (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { variant, hours, store, clinicPhone, sending, dispatch } = bookingForm;
    if (sending.isSending) return;
    const answers = tidyAnswers(bookingForm.answers);
    const now = clockAt(new Date(), config.clinicTimeZone);
    const errors = validateBooking(answers, now, hours);
    const invalidFields = bookingFields.filter((name) => errors[name]);
    flushSync(() => {
      if (sending.outcome) sending.dismiss();
      dispatch({ type: 'submitted', invalidFields });
    });
    if (invalidFields[0]) {
      errorCount.current?.scrollIntoView({ behavior: 'instant' });
      focusField(event.currentTarget, invalidFields[0]);
      return;
    }
    const address = anchor ? `${pathname}#${anchor}` : pathname;
    sending.send({ variant, answers, clinicName: store?.name ?? '', address, phone: clinicPhone });
  };
}
