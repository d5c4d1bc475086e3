import { useMutation } from '@tanstack/react-query';
import { use, useLayoutEffect, useState } from 'react';
import { ApiError } from '#src/api/ApiError.ts';
import { queryClient } from '#src/api/queryClient.ts';
import { loadFromTab, saveInTab } from '#src/platform/tabStorage.ts';
import { isDayAndTime } from '#src/domain/time/clock.ts';
import type { BookingVariant } from '#src/domain/types.ts';
import { ShownPage } from '#src/platform/shownPage.ts';
import { changedSince, emptyDraft } from '#src/features/booking/draft/bookingDraft.ts';
import { loadDraft, saveDraft } from '#src/features/booking/draft/bookingStorage.ts';
import {
  type LastBooking,
  saveLastBooking,
} from '#src/features/booking/confirmation/lastBooking.ts';
import { type BookingCall, enterPage, forgetEnd, sendingKey, useSendings } from './sending.ts';

const sentKey = (variant: BookingVariant) => `bookingDraft:${variant}:sent`;

/** The visit of a booking that was sent and has no answer, and when it was sent, ms since 1970. */
export type Unanswered = Pick<LastBooking, 'date' | 'time'> & { at: number };

export type Sending = ReturnType<typeof useSending>;

/** Sends the bookings of a form, one call for one press, and tells how the last one ended. */
export function useSending(variant: BookingVariant) {
  const mutationKey = sendingKey(variant);
  const [last] = useSendings(mutationKey);
  const { mutate } = useMutation({ ...sendingOnce, mutationKey }, queryClient);
  const [unanswered, setUnanswered] = useState<Unanswered>();
  const isSending = last?.isSending ?? false;
  // While the next page is fetched this one has gone: the answer is told there.
  const { isLeaving } = use(ShownPage);

  useLayoutEffect(() => (isLeaving ? undefined : enterPage(variant)), [variant, isLeaving]);

  // Read in an effect: a prerendered page knows nothing of this tab.
  useLayoutEffect(() => {
    setUnanswered(isSending ? undefined : loadUnanswered(variant));
  }, [variant, isSending]);

  /** Takes off what is told: how the booking ended, or that nobody knows. */
  const dismiss = () => {
    forgetEnd(variant);
    if (!isSending) saveInTab(sentKey(variant), undefined);
    setUnanswered(undefined);
  };

  const send = (sent: BookingCall['sent'], call: BookingCall['call']) => {
    if (queryClient.isMutating({ mutationKey }) > 0) return;
    forgetEnd(variant);
    mutate({ sent, call });
  };

  return {
    send,
    isSending,
    end: isLeaving ? undefined : last?.end,
    unanswered,
    dismiss,
  };
}

const sendingOnce = {
  mutationFn: answerTo,
  // Kept before the call, so that a reload can tell of it.
  onMutate({ sent: { variant, booking } }: BookingCall) {
    saveInTab(sentKey(variant), { date: booking.date, time: booking.time, at: Date.now() });
  },
  onSuccess(_: void, { sent: { variant, draft, booking } }: BookingCall) {
    saveInTab(sentKey(variant), undefined);
    saveDraft(variant, changedSince(draft, { ...emptyDraft, ...loadDraft(variant) }));
    saveLastBooking(variant, booking);
  },
  onError(error: ApiError, { sent: { variant } }: BookingCall) {
    // The page says the same for every cause (docs/product.md, section 8); the console says which it was.
    console.error('The booking was not accepted.', error);
    if (error.kind !== 'cancelled') saveInTab(sentKey(variant), undefined);
  },
  retry: false,
  networkMode: 'always',
  gcTime: Infinity,
} as const;

/** Some browsers let calls fail when a page is left, which tells nothing about the booking: such a call is cancelled. */
async function answerTo({ call }: BookingCall): Promise<void> {
  let isLeft = false;
  window.addEventListener('pagehide', () => (isLeft = true), { once: true });
  try {
    await call();
  } catch (error) {
    throw isLeft ? new ApiError('cancelled', 'The page was left before the answer.') : error;
  }
}

function loadUnanswered(variant: BookingVariant): Unanswered | undefined {
  const kept = loadFromTab(sentKey(variant)) as Partial<Unanswered>;
  const isWhole = isDayAndTime(`${kept.date}T${kept.time}`) && Number(new Date(kept.at ?? NaN));
  return isWhole ? (kept as Unanswered) : undefined;
}
