import { type Mutation, useMutationState } from '@tanstack/react-query';
import type { ApiError } from '#src/api/ApiError.ts';
import { type BookingRefusal, bookingRefusalOf } from '#src/api/bookingRefusal.ts';
import { queryClient } from '#src/api/queryClient.ts';
import { createStore } from '#src/platform/createStore.ts';
import type { Phone } from '#src/domain/contactLinks.ts';
import type { BookingDraft, BookingVariant } from '#src/domain/types.ts';

/* The bookings sent since the page was loaded, one for each variant of the form. They outlive their form; every page has this module. */

export interface SentBooking {
  variant: BookingVariant;
  draft: BookingDraft;
  /** The clinic's name. */
  clinic: string;
  /** Where the form is, and whom to call. */
  address: string;
  phone: Phone;
}

export interface Outcome {
  isBooked: boolean;
  /** Why it was not accepted, where the answer says so. */
  refusal?: BookingRefusal | undefined;
  sent: SentBooking;
}

export const sendingKey = (variant: BookingVariant) => ['booking', variant] as const;

/** The bookings that are on their way, or whose outcome has not been read: those of a variant, or all. */
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

/** Takes the outcome of a booking off every screen: it was read. */
export function forgetOutcome(variant: BookingVariant): void {
  const mutations = queryClient.getMutationCache();
  for (const mutation of mutations.findAll({ mutationKey: sendingKey(variant) }))
    if (mutation.state.status !== 'pending') mutations.remove(mutation);
}

/** The variants of the forms on the page, which tell the outcomes of their bookings themselves. */
const forms = createStore<readonly BookingVariant[]>([]);

export const useFormsOnPage = forms.useValue;

/** Adds a form to the page. Returns a function that removes it, and with it the outcome that it has told. */
export function addForm(variant: BookingVariant): () => void {
  forms.set([...forms.get(), variant]);
  // Not at once: a form of the same variant may take its place.
  return () => queueMicrotask(() => removeForm(variant));
}

function removeForm(variant: BookingVariant) {
  forms.set(forms.get().toSpliced(forms.get().indexOf(variant), 1));
  if (!forms.get().includes(variant)) forgetOutcome(variant);
}
