import { type ChangeEvent, createContext, useContext } from 'react';
import type { BookingField } from '#src/domain/types.ts';
import type { Booking } from './useBookingForm.ts';

export const BookingContext = createContext<Booking | undefined>(undefined);

export function useBooking(): Booking {
  const booking = useContext(BookingContext);
  if (!booking) throw new Error('A part of the booking form stands outside it.');
  return booking;
}

type FieldEvent = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** Prefix of the form's ids: `useId` would differ from the prerendered page, hydrated apart from the form. */
export const formId = 'booking';

export function useBookingField(name: BookingField) {
  const { state, draft, errors, dispatch } = useBooking();
  return {
    id: `${formId}-${name}`,
    name,
    value: draft[name],
    error: state.invalidFields.includes(name) ? errors[name] : undefined,
    'aria-required': true,
    onChange: ({ target }: FieldEvent) => dispatch({ type: 'typed', name, value: target.value }),
  };
}

export function focusField(form: HTMLFormElement | null, name: BookingField): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
