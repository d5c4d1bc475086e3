import { type ChangeEvent, createContext, useContext } from 'react';
import type { BookingField } from '#src/domain/bookingTypes.ts';
import type { BookingFormValue } from './useBookingForm.ts';

export const BookingFormContext = createContext<BookingFormValue | undefined>(undefined);

export function useBookingFormValue(): BookingFormValue {
  const value = useContext(BookingFormContext);
  if (!value) throw new Error('A part of the booking form stands outside it.');
  return value;
}

type FieldEvent = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** Prefix of the form's ids. `useId` would not match the prerendered page, because the form is a React root of its own. */
export const formId = 'booking';

export function useBookingField(name: BookingField) {
  const { state, answers, errors, dispatch } = useBookingFormValue();
  return {
    id: `${formId}-${name}`,
    name,
    value: answers[name],
    error: state.invalidFields.includes(name) ? errors[name] : undefined,
    'aria-required': true,
    onChange: ({ target }: FieldEvent) => dispatch({ type: 'typed', name, value: target.value }),
  };
}

export function focusField(form: HTMLFormElement | null, name: BookingField): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
