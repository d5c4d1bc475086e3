import { useReducer } from 'react';
import { config } from '#src/config/env.ts';
import { petTypes } from '#src/domain/bookingNames.ts';
import type { BookingAnswers, BookingVariant } from '#src/domain/bookingTypes.ts';
import {
  type Store,
  type Clinic,
  clinicOfStore,
  withServiceTypes,
} from '#src/domain/clinicDirectory.ts';
import type { Phone } from '#src/domain/contactLinks.ts';
import type { Picture } from '#src/domain/contentTypes.ts';
import type { ClockTime } from '#src/domain/time/clock.ts';
import { tidyAnswers } from '#src/features/booking/shared/bookingAnswers.ts';
import { useStores } from '#src/features/booking/shared/useStores.ts';
import { useClinicNow } from '#src/platform/useClinicNow.ts';
import { bookingReducer, emptyForm } from './bookingReducer.ts';
import { closedDayError } from './rules/bookingDays.ts';
import { validateBooking } from './rules/bookingRules.ts';
import { bookingVariants } from './rules/bookingVariants.ts';
import type { PreparationContent } from './rules/preparation.ts';
import type { BookingHours } from './rules/slots.ts';
import { useSending } from './sending/useSending.ts';

/** The same in every booking form of the site. */
export interface BookingContent extends PreparationContent {
  /** The business's. */
  phone: Phone;
  hours: BookingHours;
  clinics: readonly Clinic[];
  /** On the confirmation: the door, and the waiting pet by pet type. */
  door: Picture;
  pets: Readonly<Record<string, Picture>>;
}

export interface BookingFormOptions {
  variant: BookingVariant;
  content: BookingContent;
  /** The id of the page's own clinic; undefined on other pages. */
  pageStoreId?: string;
}

export type BookingFormValue = ReturnType<typeof useBookingForm>;

/** A form's options, state, sending, clinics and clock, and its draft resolved by them. */
export function useBookingForm(options: BookingFormOptions) {
  const { variant, content } = options;
  const [state, dispatch] = useReducer(bookingReducer, emptyForm);
  const sending = useSending(variant);
  const { list, ...call } = useStores();
  const stores = withServiceTypes(list, content.clinics).filter(bookingVariants[variant].isFor);
  // Undefined until hydrated: a prerendered page must not contain the time of its build.
  const now = useClinicNow(config.clinicTimeZone, { isUrgent: true });
  return {
    ...options,
    state,
    dispatch,
    sending,
    stores: { list: stores, ...call },
    now,
    ...resolveAnswers(state.draft, stores, options, now),
  };
}

/**
 * Returns the chosen clinic in the stores list (`store`) and in the content (`clinic`), its hours and types, the number to call,
 * the answers as they are shown (anything not on offer counts as not chosen) and, once `now` is known, their errors and why the
 * chosen day can't be booked.
 */
export function resolveAnswers(
  draft: BookingAnswers,
  stores: readonly Store[],
  { variant, content, pageStoreId }: BookingFormOptions,
  now?: ClockTime,
) {
  const store = stores.find(({ id }) => id === draft.location);
  const clinic = clinicOfStore(content.clinics, store?.id);
  const hours: BookingHours = { ...content.hours, clinic };
  const types: readonly string[] = bookingVariants[variant].typesAt(store);
  const answers: BookingAnswers = {
    ...draft,
    location: store ? draft.location : '',
    appointmentType: types.includes(draft.appointmentType) ? draft.appointmentType : '',
    petType: petTypes.includes(draft.petType) ? draft.petType : '',
  };
  return {
    store,
    clinic,
    hours,
    types,
    // Unlike elsewhere on a clinic's page, the chosen clinic comes first: the appointment is there.
    clinicPhone: (clinicOfStore(content.clinics, store?.id ?? pageStoreId) ?? content).phone,
    answers,
    errors: now ? validateBooking(tidyAnswers(answers), now, hours) : {},
    dayError: now && closedDayError(answers.appointmentDate, now, hours),
  };
}
