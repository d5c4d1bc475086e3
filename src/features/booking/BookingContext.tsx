import { type ChangeEvent, createContext, type Dispatch, useContext } from 'react';
import type { Phone } from '#src/domain/contactLinks.ts';
import type {
  BookingDraft,
  BookingErrors,
  BookingField,
  BookingVariant,
  ClockTime,
  Store,
} from '#src/domain/types.ts';
import type { BookingEvent, BookingState } from './bookingReducer.ts';
import type { BookingSetup } from './rules/bookingSetup.ts';
import type { ClinicsResult } from './useClinics.ts';

export interface BookingFacts {
  variant: BookingVariant;
  setup: BookingSetup;
  phone: Phone;
  pageClinic?: string | undefined;
}

export interface Booking extends BookingFacts {
  clinics: ClinicsResult;
  state: BookingState;
  dispatch: Dispatch<BookingEvent>;
  clinic: Store | undefined;
  types: readonly string[];
  draft: BookingDraft;
  /** The chosen clinic's, the page's or the business's phone. */
  clinicPhone: Phone;
  /** Undefined until mounted: a prerendered page must not contain the time of its build. */
  now: ClockTime | undefined;
  errors: BookingErrors;
  /** Why the chosen day can't be booked: shown at once, because a browser's date field offers every day. */
  dayError: string | undefined;
}

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
