import { type Mutation, useMutationState } from '@tanstack/react-query';
import type { ApiError } from '#src/api/ApiError.ts';
import { type BookingRefusal, bookingRefusalOf } from '#src/api/bookingRefusal.ts';
import { queryClient } from '#src/api/queryClient.ts';
import type { BookingAnswers, BookingVariant } from '#src/domain/bookingTypes.ts';
import type { Phone } from '#src/domain/contactLinks.ts';
import { createStore } from '#src/platform/createStore.ts';

/* Bookings sent since the page was loaded, one per variant. They outlive their form, and every page loads this module. */

export interface SentBooking {
  variant: BookingVariant;
  answers: BookingAnswers;
  clinicName: string;
  address: string;
  phone: Phone;
}

export interface Outcome {
  isBooked: boolean;
  refusal?: BookingRefusal;
  sent: SentBooking;
}

export const sendingKey = (variant: BookingVariant) => ['booking', variant] as const;

/** Bookings on their way, or with an unread outcome: of a variant, or all. */
export function useSentBookings(mutationKey: readonly string[] = ['booking']) {
  return useMutationState({ filters: { mutationKey }, select: stateOf }, queryClient);
}

function stateOf({ state }: Mutation<void, ApiError, SentBooking>) {
  const { status, error, variables } = state;
  const sent = variables!;
  // A cancelled call has no outcome: the page was left before the answer.
  const hasOutcome = status !== 'pending' && error?.kind !== 'cancelled';
  const outcome: Outcome = { isBooked: !error, refusal: bookingRefusalOf(error), sent };
  return { sent, isSending: status === 'pending', outcome: hasOutcome ? outcome : undefined };
}

/** Removes a booking's outcome from every page. */
export function forgetOutcome(variant: BookingVariant): void {
  const mutations = queryClient.getMutationCache();
  for (const mutation of mutations.findAll({ mutationKey: sendingKey(variant) }))
    if (mutation.state.status !== 'pending') mutations.remove(mutation);
}

/** The variants on the page, whose forms show their outcomes themselves. */
const forms = createStore<readonly BookingVariant[]>([]);

export const useFormsOnPage = forms.useValue;

/** Registers a form. The returned function removes the form, and the outcome that it has shown. */
export function registerForm(variant: BookingVariant): () => void {
  forms.set([...forms.get(), variant]);
  // Deferred: a form of the same variant may replace it.
  return () => queueMicrotask(() => removeForm(variant));
}

function removeForm(variant: BookingVariant) {
  forms.set(forms.get().toSpliced(forms.get().indexOf(variant), 1));
  if (!forms.get().includes(variant)) forgetOutcome(variant);
}
