import {
  type ChangeEvent,
  createContext,
  type Dispatch,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useState,
} from 'react';
import { useClinicNow } from '#src/platform/useClinicNow.ts';
import { config } from '#src/config/env.ts';
import { profileOf, withTypes } from '#src/domain/clinicDirectory.ts';
import { clinicNow } from '#src/domain/time/clock.ts';
import type { Phone } from '#src/domain/contactLinks.ts';
import type {
  BookingDraft,
  BookingErrors,
  BookingField,
  BookingVariant,
  ClockTime,
  Store,
} from '#src/domain/types.ts';
import {
  type BookingEvent,
  bookingReducer,
  type BookingState,
  emptyForm,
} from './bookingReducer.ts';
import { bookableDraft } from './draft/bookingDraft.ts';
import { dayProblem } from './rules/bookingDays.ts';
import { validateBooking } from './rules/bookingRules.ts';
import { type BookingSetup, withClinic } from './rules/bookingSetup.ts';
import { bookingVariants } from './rules/bookingVariants.ts';
import { type ClinicsResult, useClinics } from './useClinics.ts';

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

export function useBookingForm({ setup: facts, ...page }: BookingFacts): Booking {
  const { variant, phone, pageClinic } = page;
  const clinics = useOfferedClinics(variant, facts);
  const [state, dispatch] = useReducer(bookingReducer, emptyForm);
  const clock = useBookingClock();
  const { now } = clock;
  const { answers } = state;

  const clinic = clinics.clinics.find(({ id }) => String(id) === answers.location);
  const setup = withClinic(facts, clinic);
  const types = bookingVariants[variant].typesAt(clinic);
  const draft = bookableDraft(answers, clinic, types);
  const errors = now ? validateBooking(draft, now, setup) : {};
  const known = clinic ? setup.clinic : profileOf(facts.clinics, { id: Number(pageClinic) });
  return {
    ...page,
    ...clock,
    clinics,
    state,
    dispatch,
    clinic,
    setup,
    types,
    draft,
    clinicPhone: known?.phone ?? phone,
    errors,
    dayProblem: now && dayProblem(draft.appointmentDate, now, setup),
  };
}

/** The clinics that the form offers, with what the content says of their services. */
function useOfferedClinics(variant: BookingVariant, setup: BookingSetup): ClinicsResult {
  const { clinics: stores, ...result } = useClinics();
  const clinics = useMemo(
    () => withTypes(stores, setup.clinics).filter(bookingVariants[variant].isFor),
    [stores, setup, variant],
  );
  return { ...result, clinics };
}

/** The clinics' clock: read on mount, each minute, when the page is shown again, and on submit. */
function useBookingClock() {
  const [now, setNow] = useState<ClockTime>();
  const minute = useClinicNow(config.clinicTimeZone);

  function readClock(): ClockTime {
    const time = clinicNow(new Date(), config.clinicTimeZone);
    setNow(time);
    return time;
  }

  useEffect(() => void readClock(), [minute]);
  return { now, readClock };
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
