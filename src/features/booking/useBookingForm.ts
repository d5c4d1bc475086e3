import { useReducer } from 'react';
import { config } from '#src/config/env.ts';
import type { BookingErrors, BookingVariant } from '#src/domain/bookingTypes.ts';
import { type Clinic, clinicOfStore, withTypes } from '#src/domain/clinicDirectory.ts';
import type { Phone } from '#src/domain/contactLinks.ts';
import type { Picture } from '#src/domain/contentTypes.ts';
import type { ClockTime } from '#src/domain/time/clock.ts';
import { useClinicNow } from '#src/platform/useClinicNow.ts';
import { bookingReducer, emptyForm } from './bookingReducer.ts';
import { bookableDraft, tidyAnswers } from './draft/bookingDraft.ts';
import { dayError } from './rules/bookingDays.ts';
import { validateBooking } from './rules/bookingRules.ts';
import { bookingVariants } from './rules/bookingVariants.ts';
import type { PreparationContent } from './rules/preparation.ts';
import type { BookingHours } from './rules/slots.ts';
import { useStores } from './shared/useStores.ts';

/** The same in every booking form of the site. */
export interface BookingContent extends PreparationContent {
  hours: BookingHours;
  clinics: readonly Clinic[];
  /** On the confirmation: the door, and the waiting pet by pet type. */
  door: Picture;
  pictures: Readonly<Record<string, Picture>>;
}

export interface BookingFacts {
  variant: BookingVariant;
  content: BookingContent;
  phone: Phone;
  /** The id of the page's own clinic; undefined on other pages. */
  pageStoreId?: string | undefined;
  /** The anchor of the form's section. */
  anchor?: string;
}

export type BookingFormValue = ReturnType<typeof useBookingForm>;

export function useBookingForm(facts: BookingFacts) {
  const { variant, content, phone, pageStoreId } = facts;
  const { list: all, ...call } = useStores();
  const [state, dispatch] = useReducer(bookingReducer, emptyForm);
  // Undefined until hydrated: a prerendered page must not contain the time of its build.
  const now = useClinicNow(config.clinicTimeZone, { isUrgent: true });
  const { answers } = state;

  const list = withTypes(all, content.clinics).filter(bookingVariants[variant].isFor);
  const store = list.find(({ id }) => id === answers.location);
  const clinic = clinicOfStore(content.clinics, store?.id);
  // Unlike elsewhere on a clinic's page, the chosen clinic comes first: the appointment is there.
  const clinicPhone = clinicOfStore(content.clinics, store?.id ?? pageStoreId)?.phone ?? phone;
  const types = bookingVariants[variant].typesAt(store);
  const draft = bookableDraft(answers, store, types);
  const tidyDraft = tidyAnswers(draft);
  const errorsAt = (time: ClockTime): BookingErrors =>
    validateBooking(tidyDraft, time, content.hours, clinic);
  return {
    ...facts,
    stores: { list, ...call },
    state,
    dispatch,
    /** The chosen clinic in the stores list, and in the content. */
    store,
    clinic,
    types,
    /** As shown, and as checked and sent. */
    draft,
    tidyDraft,
    /** The chosen clinic's, the page's or the business's. */
    clinicPhone,
    now,
    errors: now ? errorsAt(now) : {},
    errorsAt,
    /** Shown at once, because a browser's date field offers every day. */
    dayError: now && dayError(draft.appointmentDate, now, content.hours, clinic),
  };
}
