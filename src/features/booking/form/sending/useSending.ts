import { useMutation } from '@tanstack/react-query';
import { use, useLayoutEffect } from 'react';
import { ApiError } from '#src/api/ApiError.ts';
import { bookAppointment } from '#src/api/booking.ts';
import { queryClient } from '#src/api/queryClient.ts';
import type { BookingVariant } from '#src/domain/bookingTypes.ts';
import { isDayAndTime } from '#src/domain/time/clock.ts';
import { toBookingPayload } from '#src/features/booking/form/rules/bookingRules.ts';
import { bookingVariants } from '#src/features/booking/form/rules/bookingVariants.ts';
import { changedSince, emptyAnswers } from '#src/features/booking/shared/bookingAnswers.ts';
import { draftPageOf, loadDraft, saveDraft } from '#src/features/booking/shared/bookingStorage.ts';
import { saveLastBooking } from '#src/features/booking/shared/lastBooking.ts';
import {
  registerForm,
  forgetOutcome,
  type SentBooking,
  sendingKey,
  useSentBookings,
} from '#src/features/booking/shared/sentBookings.ts';
import { createTabStore } from '#src/platform/createTabStore.ts';
import { ShownPage } from '#src/platform/shownPage.ts';

/** A booking without an answer; `at` is in ms since 1970. */
export interface Unanswered {
  date: string;
  time: string;
  at: number;
}

type UnansweredBookings = Partial<Record<BookingVariant, Unanswered>>;

const unansweredBookings = createTabStore('bookingDraft:sent', (stored): UnansweredBookings => {
  const isValid = (sent: Partial<Unanswered> | null) =>
    isDayAndTime(`${sent?.date}T${sent?.time}`) && Number.isFinite(sent?.at);
  const bookings = Object.entries(stored as Record<string, Unanswered | null>);
  return Object.fromEntries(bookings.filter(([, sent]) => isValid(sent)));
});

function keepUnanswered(variant: BookingVariant, sent: Unanswered | undefined) {
  unansweredBookings.set({ ...unansweredBookings.get(), [variant]: sent });
}

/** Sends a form's bookings, one call at a time, and holds the last outcome. */
export function useSending(variant: BookingVariant) {
  const mutationKey = sendingKey(variant);
  const [latest] = useSentBookings(mutationKey);
  const { mutate } = useMutation({ ...bookingMutation, mutationKey }, queryClient);
  const isSending = latest?.isSending ?? false;
  const kept = unansweredBookings.useValue()[variant];
  // The next page shows the outcome of a booking whose page is being left.
  const { isLeaving } = use(ShownPage);

  useLayoutEffect(() => (isLeaving ? undefined : registerForm(variant)), [variant, isLeaving]);

  function send(booking: SentBooking) {
    if (queryClient.isMutating({ mutationKey }) > 0) return;
    forgetOutcome(variant);
    mutate(booking);
  }

  function dismiss() {
    forgetOutcome(variant);
    if (!isSending) keepUnanswered(variant, undefined);
  }

  const outcome = isLeaving ? undefined : latest?.outcome;
  const unanswered = isSending ? undefined : kept;
  return { send, isSending, outcome, unanswered, dismiss };
}

const bookingMutation = {
  mutationFn: sendBooking,
  // Persisted before the call, so that a reload can report it.
  onMutate({ variant, answers }: SentBooking) {
    const { appointmentDate: date, appointmentTime: time } = answers;
    keepUnanswered(variant, { date, time, at: Date.now() });
  },
  onSuccess(_: void, { variant, answers, clinicName }: SentBooking) {
    keepUnanswered(variant, undefined);
    const rest = changedSince(answers, { ...emptyAnswers, ...loadDraft(variant) });
    saveDraft(variant, rest, draftPageOf(variant));
    saveLastBooking(variant, answers, clinicName);
  },
  onError(error: ApiError, { variant }: SentBooking) {
    // The page says little of the cause (docs/product.md, section 8).
    console.error('The booking was not accepted.', error);
    if (error.kind !== 'cancelled') keepUnanswered(variant, undefined);
  },
  retry: false,
  networkMode: 'always',
  gcTime: Infinity,
} as const;

/** Some browsers fail the call when the page is left; thrown as cancelled, since the booking may have arrived. */
async function sendBooking({ variant, answers }: SentBooking): Promise<void> {
  let isLeft = false;
  window.addEventListener('pagehide', () => (isLeft = true), { once: true });
  const sentAt = bookingVariants[variant].isDated ? new Date().toISOString() : undefined;
  try {
    await bookAppointment(toBookingPayload(answers, sentAt));
  } catch (error) {
    throw isLeft ? new ApiError('cancelled', 'The page was left before the answer.') : error;
  }
}
