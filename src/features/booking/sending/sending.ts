import { type Mutation, useMutationState } from '@tanstack/react-query';
import type { ApiError } from '#src/api/ApiError.ts';
import { type BookingRefusal, bookingRefusalOf } from '#src/api/bookingRefusal.ts';
import { queryClient } from '#src/api/queryClient.ts';
import { createStore } from '#src/platform/createStore.ts';
import type { Phone } from '#src/domain/contactLinks.ts';
import type { BookingDraft, BookingVariant } from '#src/domain/types.ts';
import type { LastBooking } from '#src/features/booking/confirmation/lastBooking.ts';

/* The bookings sent since the page was loaded, one for each variant of the form. They outlive their form; every page has this module. */

/** A booking as it was sent. */
export interface Sent {
  variant: BookingVariant;
  /** The form as it stood. */
  draft: BookingDraft;
  booking: LastBooking;
  /** Where the form is, and whom to call. */
  address: string;
  phone: Phone;
}

export interface End {
  outcome: 'booked' | 'failed';
  /** Why it failed, where the answer said so. */
  refusal?: BookingRefusal | undefined;
  sent: Sent;
}

/** `call` sends the booking; it rejects where the booking was not accepted. */
export type BookingCall = { sent: Sent; call: () => Promise<void> };

export const sendingKey = (variant: BookingVariant) => ['booking', variant] as const;

/** The bookings that are on their way, or whose end is still to be read: those of a variant, or all. */
export function useSendings(mutationKey: readonly string[] = ['booking']) {
  return useMutationState({ filters: { mutationKey }, select: sendingOf }, queryClient);
}

function sendingOf({ state }: Mutation<void, ApiError, BookingCall>) {
  const { status, error, variables } = state;
  const { sent } = variables!;
  // A cancelled call has no answer: the page was left before it.
  const isEnded = status === 'success' || (error && error.kind !== 'cancelled');
  const outcome = error ? 'failed' : 'booked';
  const end: End = { outcome, refusal: bookingRefusalOf(error), sent };
  return { sent, isSending: status === 'pending', end: isEnded ? end : undefined };
}

/** Takes the end of a booking off every screen: it was read. */
export function forgetEnd(variant: BookingVariant): void {
  const mutations = queryClient.getMutationCache();
  for (const mutation of mutations.findAll({ mutationKey: sendingKey(variant) }))
    if (mutation.state.status !== 'pending') mutations.remove(mutation);
}

/** The variants of the forms on the page. */
const forms = createStore<readonly BookingVariant[]>([]);

export const useFormsOnPage = forms.useValue;

/** From now on a form on the page tells the ends of its bookings, each once. Returns what to call when the form goes. */
export function enterPage(variant: BookingVariant): () => void {
  forms.set([...forms.get(), variant]);
  // Not at once: a form of the same variant may take its place.
  return () => queueMicrotask(() => leavePage(variant));
}

function leavePage(variant: BookingVariant) {
  forms.set(forms.get().toSpliced(forms.get().indexOf(variant), 1));
  if (!forms.get().includes(variant)) forgetEnd(variant);
}
