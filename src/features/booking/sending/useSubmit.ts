import type { RefObject, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { BookingPayload } from '#src/domain/types.ts';
import { focusField, knownOf, useBooking } from '#src/features/booking/BookingContext.tsx';
import { toBookingPayload } from '#src/features/booking/rules/bookingRules.ts';
import { clinicOf, draftOf } from '#src/features/booking/bookingState.ts';
import { bookingVariants } from '#src/features/booking/rules/bookingVariants.ts';
import { lastBookingOf } from '#src/features/booking/confirmation/lastBooking.ts';
import type { Sending } from './useSending.ts';

interface SubmitOptions {
  form: RefObject<HTMLFormElement | null>;
  /** How many problems there are, above the form. */
  count: RefObject<HTMLElement | null>;
  sending: Sending;
  /** Sends the booking; rejects where it was not accepted. */
  book: (payload: BookingPayload) => Promise<void>;
}

/** Returns the form's submit: it sends the booking, or shows the first problem. */
export function useSubmit({ form, count, sending, book }: SubmitOptions) {
  const booking = useBooking();
  const { pathname } = useLocation();

  return (event: SyntheticEvent) => {
    event.preventDefault();
    if (sending.isSending) return;
    const { variant, store, dispatch, setup } = booking;
    flushSync(() => {
      if (sending.end) sending.dismiss();
      dispatch({ type: 'submitted', now: booking.lookAtClock(), setup });
    });
    const state = store.get();
    const [firstProblem] = state.wrong;
    if (firstProblem) {
      count.current?.scrollIntoView({ behavior: 'instant' });
      focusField(form.current, firstProblem);
      return;
    }
    const draft = draftOf(state);
    const { store: clinic, phone } = knownOf(clinicOf(state), booking);
    const sentAt = bookingVariants[variant].isDated ? new Date().toISOString() : undefined;
    const payload = toBookingPayload(draft, sentAt);
    const anchor = form.current?.closest('section')?.id;
    sending.send(
      {
        variant,
        draft,
        booking: lastBookingOf(draft, clinic?.name ?? ''),
        address: anchor ? `${pathname}#${anchor}` : pathname,
        phone,
      },
      () => book(payload),
    );
  };
}
