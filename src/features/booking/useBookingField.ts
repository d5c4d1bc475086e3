import type { ChangeEvent } from 'react';
import type { BookingField } from '#src/domain/types.ts';
import { useBooking, useBookingState } from './bookingContext.ts';
import { draftOf, problemsOf } from './bookingState.ts';
import { bookingVariants } from './bookingVariants.ts';
import * as messages from './messages.tsx';

type FieldEvent = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** A field's value, error, hint and handler, by its name. */
export function useBookingField(name: BookingField) {
  const { dispatch, now, setup, variant } = useBooking();
  const value = useBookingState((state) => draftOf(state)[name]);
  const error = useBookingState((state) => now && problemsOf(state, now, setup)[name]);
  const hints: Partial<Record<BookingField, string>> = {
    comments: bookingVariants[variant].commentsHint,
    mobileNumber: messages.mobileHint,
    email: messages.emailExample,
  };
  return {
    name,
    value,
    error,
    hint: hints[name],
    'aria-required': true,
    onChange: ({ target }: FieldEvent) => dispatch({ type: 'typed', name, value: target.value }),
  };
}

/** Moves the focus to a field of a form. */
export function focusField(form: HTMLFormElement | null, name: BookingField): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
