import {
  type ChangeEvent,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ClinicsResult } from './useClinics.ts';
import { createStore } from '#src/platform/createStore.ts';
import { useClinicNow } from '#src/platform/useClinicNow.ts';
import { config } from '#src/config/env.ts';
import type { Phone } from '#src/domain/contactLinks.ts';
import type { BookingField, BookingVariant, ClockTime, Store } from '#src/domain/types.ts';
import { dayProblem } from './rules/bookingDays.ts';
import { type BookingEvent, bookingReducer } from './bookingReducer.ts';
import { type BookingSetup, withClinic } from './rules/bookingSetup.ts';
import { type BookingState, clinicOf, draftOf, emptyForm, problemsOf } from './bookingState.ts';
import { bookingVariants } from './rules/bookingVariants.ts';
import * as messages from './messages.tsx';

/** The facts that a form is given. */
export interface BookingFacts {
  variant: BookingVariant;
  clinics: ClinicsResult;
  /** The clinics' local time, now. */
  clock: () => ClockTime;
  /** The rules and records of the form. */
  setup: BookingSetup;
  /** Whom to call: the business, and until a clinic is chosen the one that the page is about. */
  phone: Phone;
  clinicPhone?: Phone | undefined;
  /** The id of the clinic that the page is about. */
  pageClinic?: string | undefined;
}

interface Booking extends Omit<BookingFacts, 'clock'> {
  store: ReturnType<typeof createStore<BookingState>>;
  dispatch: (event: BookingEvent) => void;
  /** Undefined until mounted: a prerendered page must not contain the time of its build. */
  now: ClockTime | undefined;
  /** Reads the clock, and has the form go by it. */
  lookAtClock: () => ClockTime;
}

const Context = createContext<Booking | undefined>(undefined);

/** Holds the state of a form, which its parts read one by one: a key renders its field again, and not the form. */
export function BookingProvider({ facts, children }: { facts: BookingFacts; children: ReactNode }) {
  const { clock, ...known } = facts;
  const { variant } = facts;
  const { clinics } = facts.clinics;
  const [{ store, dispatch }] = useState(() => {
    const created = createStore<BookingState>({ ...emptyForm(variant), clinics });
    return {
      store: created,
      dispatch: (event: BookingEvent) => created.set(bookingReducer(created.get(), event)),
    };
  });
  const [now, setNow] = useState<ClockTime>();
  const minute = useClinicNow(config.clinicTimeZone);

  useLayoutEffect(() => dispatch({ type: 'storesLoaded', clinics }), [dispatch, clinics]);
  useEffect(() => setNow(clock()), [clock, minute]);

  function lookAtClock() {
    const time = clock();
    setNow(time);
    return time;
  }

  return <Context value={{ ...known, store, dispatch, now, lookAtClock }}>{children}</Context>;
}

/** The form around a component. */
export function useBooking(): Booking {
  const booking = useContext(Context);
  if (!booking) throw new Error('A part of the booking form stands outside it.');
  return booking;
}

/** A part of the form's state: the component renders again only where that part changes. */
export function useBookingState<Part>(select: (state: BookingState) => Part): Part {
  const { store } = useBooking();
  const part = () => select(store.get());
  return useSyncExternalStore(store.subscribe, part, part);
}

type FieldEvent = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** The beginning of the form's ids. Not by `useId`: the form is hydrated apart from the page that it was prerendered with. */
export const formId = 'booking';

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
    id: `${formId}-${name}`,
    name,
    value,
    error,
    hint: hints[name],
    'aria-required': true,
    onChange: ({ target }: FieldEvent) => dispatch({ type: 'typed', name, value: target.value }),
  };
}

/** The clinic that is chosen in the form, with what is known of it. */
export function useKnownStore() {
  const booking = useBooking();
  return knownOf(useBookingState(clinicOf), booking);
}

/** What is known of a store that is chosen: whom to call, and the rules with its profile and hours. */
export function knownOf(
  store: Store | undefined,
  { clinicPhone, ...facts }: Omit<BookingFacts, 'clock'>,
) {
  const setup = withClinic(facts.setup, store);
  const phone = (store ? setup.clinic?.phone : clinicPhone) ?? facts.phone;
  return { store, profile: setup.clinic, phone, setup };
}

/** Why the chosen day can't be booked. It is said at once, because a browser's date field offers every day. */
export function useDayProblem(): string | undefined {
  const { now } = useBooking();
  const { setup } = useKnownStore();
  const date = useBookingState(({ answers }) => answers.appointmentDate);
  return now && dayProblem(date, now, setup);
}

/** Moves the focus to a field of a form. */
export function focusField(form: HTMLFormElement | null, name: BookingField): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
