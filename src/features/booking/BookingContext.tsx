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

/** The facts that a page gives its form. */
export interface BookingFacts {
  variant: BookingVariant;
  setup: BookingSetup;
  /** The business's. */
  phone: Phone;
  /** The id of the clinic that the page is about. */
  pageClinic?: string | undefined;
}

/** The form, and what follows from its answers. */
export interface Booking extends BookingFacts {
  clinics: ClinicsResult;
  state: BookingState;
  dispatch: Dispatch<BookingEvent>;
  /** The chosen clinic, where the list has it; `setup` has what the content says of it. */
  clinic: Store | undefined;
  types: readonly string[];
  draft: BookingDraft;
  /** The number to call: the chosen clinic's, the page's, or the business's. */
  clinicPhone: Phone;
  /** Undefined until mounted: a prerendered page must not contain the time of its build. */
  now: ClockTime | undefined;
  /** Reads the clock, and has the form go by it. */
  readClock: () => ClockTime;
  /** Of every field that keeps the draft from being sent. */
  errors: BookingErrors;
  /** Why the chosen day can't be booked; said at once, because a browser's date field offers every day. */
  dayProblem: string | undefined;
}

export const BookingContext = createContext<Booking | undefined>(undefined);

/** The form around a component. */
export function useBooking(): Booking {
  const booking = useContext(BookingContext);
  if (!booking) throw new Error('A part of the booking form stands outside it.');
  return booking;
}

type FieldEvent = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** The beginning of the form's ids. Not by `useId`: the form is hydrated apart from the page that it was prerendered with. */
export const formId = 'booking';

/** A field's value, error and handler, by its name. */
export function useBookingField(name: BookingField) {
  const { state, draft, errors, dispatch } = useBooking();
  return {
    id: `${formId}-${name}`,
    name,
    value: draft[name],
    error: state.wrong.includes(name) ? errors[name] : undefined,
    'aria-required': true,
    onChange: ({ target }: FieldEvent) => dispatch({ type: 'typed', name, value: target.value }),
  };
}

/** Moves the focus to a field of a form. */
export function focusField(form: HTMLFormElement | null, name: BookingField): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
