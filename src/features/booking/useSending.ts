import { useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { ApiError } from '#src/api/ApiError.ts';
import { queryClient } from '#src/api/queryClient.ts';
import { loadFromTab, saveInTab } from '#src/components/tabStorage.ts';
import { isDayAndTime } from '#src/domain/clock.ts';
import type { BookingVariant } from '#src/domain/types.ts';
import { changedSince } from './bookingDraft.ts';
import { emptyDraft } from './bookingRules.ts';
import { loadDraft, saveDraft } from './bookingStorage.ts';
import { type LastBooking, saveLastBooking } from './lastBooking.ts';
import {
  type BookingCall,
  enterPage,
  forgetEnd,
  isSending,
  sendingKey,
  useSendings,
} from './sending.ts';

const sentKey = (variant: BookingVariant) => `bookingDraft:${variant}:sent`;

/** The visit of a booking that was sent and has no answer, and when it was sent, ms since 1970. */
export type Unanswered = Pick<LastBooking, 'date' | 'time'> & { at: number };

export type Sending = ReturnType<typeof useSending>;

/** Sends the bookings of a form, one call for one press, and tells how the last one ended. */
export function useSending(variant: BookingVariant) {
  const [last] = useSendings(sendingKey(variant));
  const { mutate } = useMutation(sendingOptions(variant), queryClient);
  const [unanswered, setUnanswered] = useState<Unanswered>();
  const isUnderWay = last?.isSending ?? false;
  // While the next page is fetched this one has gone: the answer is told there.
  const isLeaving = useNavigation().state === 'loading';

  useLayoutEffect(() => (isLeaving ? undefined : enterPage(variant)), [variant, isLeaving]);

  // Read in an effect: a prerendered page knows nothing of this tab.
  useLayoutEffect(() => {
    setUnanswered(isUnderWay ? undefined : loadUnanswered(variant));
  }, [variant, isUnderWay]);

  /** Takes off what is told: how the booking ended, or that nobody knows. */
  const dismiss = () => {
    forgetEnd(variant);
    if (!isUnderWay) saveInTab(sentKey(variant), undefined);
    setUnanswered(undefined);
  };

  const send = (sent: BookingCall['sent'], call: BookingCall['call']) => {
    if (isSending(variant)) return;
    forgetEnd(variant);
    mutate({ sent, call });
  };

  return {
    send,
    isSending: isUnderWay,
    end: isLeaving ? undefined : last?.end,
    unanswered,
    dismiss,
  };
}

const sendingOptions = (variant: BookingVariant) => ({
  mutationKey: sendingKey(variant),
  mutationFn: answerTo,
  // Kept before the call, so that a reload can tell of it.
  onMutate({ sent: { booking } }: BookingCall) {
    saveInTab(sentKey(variant), { date: booking.date, time: booking.time, at: Date.now() });
  },
  onSuccess(_: void, { sent }: BookingCall) {
    saveInTab(sentKey(variant), undefined);
    saveDraft(variant, changedSince(sent.draft, { ...emptyDraft, ...loadDraft(variant) }));
    saveLastBooking(variant, sent.booking);
  },
  onError(error: ApiError) {
    // The page says the same for every cause (docs/product.md, section 8); the console says which it was.
    console.error('The booking was not accepted.', error);
    if (error.kind !== 'cancelled') saveInTab(sentKey(variant), undefined);
  },
  retry: false,
  networkMode: 'always' as const,
  gcTime: Infinity,
});

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
