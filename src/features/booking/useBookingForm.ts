import { useEffect, useId, useRef, useState, type ChangeEvent, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  appointmentTypesFor,
  bookingFields,
  keepTypeIfOffered,
  normaliseMobileNumber,
  toBookingPayload,
  validateBooking,
} from '#src/domain/booking.ts';
import type {
  BookingDraft,
  BookingField,
  BookingPayload,
  BookingVariant,
  ClockTime,
  Clinic,
} from '#src/domain/types.ts';
import { lastBookingOf } from './lastBooking.ts';
import { useLastBooking } from './useLastBooking.ts';
import { useDraft, type BookingPrefill } from './useDraft.ts';
import { useSubmission } from './useSubmission.ts';
import { isTypedInput } from './isTypedInput.ts';

export interface ClinicsState {
  clinics: readonly Clinic[];
  status: 'pending' | 'error' | 'success';
  retry: () => void;
}

export interface BookingFormOptions {
  variant: BookingVariant;
  clinics: ClinicsState;
  /** Sends the booking; rejects where it was not accepted. */
  book: (payload: BookingPayload) => Promise<void>;
  /** The clinic's wall clock, now. */
  clock: () => ClockTime;
  prefill?: BookingPrefill;
  /** What was typed before the form's script was there, by the fields' names. */
  typed?: Readonly<Record<string, string>>;
}

type FieldEvent = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** Everything the booking form knows and does; the components only draw it. */
export function useBookingForm(options: BookingFormOptions) {
  const { variant, clinics, book, clock } = options;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const outcomeBox = useRef<HTMLDivElement>(null);
  const { draft: typed, change, clear } = useDraft(variant, form, options.prefill, options.typed);
  const { made, isEarlier, remember } = useLastBooking(variant);
  const { progress, outcome, send, isLocked, dismiss } = useSubmission({
    variant,
    onBooked: (asked) => {
      clear();
      remember(asked);
    },
    onAnswer: showOutcome,
  });
  // Undefined until mounted: a prerendered page must not carry the moment of its building.
  const [now, setNow] = useState<ClockTime>();
  // The fields that the last submit found wanting. What is wrong with them now follows from the draft.
  const [failed, setFailed] = useState<readonly BookingField[]>([]);

  useEffect(() => setNow(clock()), [clock]);

  // Reloaded further down: an empty form alone would look as if nothing had been booked.
  const showEarlier = Boolean(made) && isEarlier;
  useEffect(() => {
    const { top = 0, bottom = 0 } = form.current?.getBoundingClientRect() ?? {};
    if (showEarlier && top < 0 && bottom > 0) form.current?.scrollIntoView();
  }, [showEarlier]);

  const clinicOf = (id: string) => clinics.clinics.find((clinic) => String(clinic.id) === id);
  const typesAt = (id: string) => appointmentTypesFor(clinicOf(id), variant);

  // A location that is not in the list (the list is still loading, or the clinic is gone) counts as not chosen, and
  // so does a type that it doesn't offer. What was chosen is kept underneath: the list may yet arrive.
  const draft: BookingDraft = { ...typed };
  if (!clinicOf(typed.location)) draft.location = '';
  const types = typesAt(draft.location);
  draft.appointmentType = keepTypeIfOffered(typed.appointmentType, types);

  const found = now && failed.length > 0 ? validateBooking(draft, now) : {};
  const errors = bookingFields.flatMap((name) => {
    const message = failed.includes(name) ? found[name] : undefined;
    return message ? [{ name, message, fieldId: idOf(name) }] : [];
  });

  function idOf(name: BookingField) {
    return `${formId}-${name}`;
  }

  function handleChange(event: FieldEvent) {
    const { value } = event.target;
    const name = event.target.name as BookingField;
    const answers: Partial<BookingDraft> = { [name]: value };
    if (name === 'mobileNumber' && !isTypedInput(event.nativeEvent)) {
      answers.mobileNumber = normaliseMobileNumber(value);
    }
    if (name === 'location') {
      answers.appointmentType = keepTypeIfOffered(typed.appointmentType, typesAt(value));
    }
    change(answers);
  }

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (isLocked()) return;
    const moment = clock();
    const problems = validateBooking(draft, moment);
    const dated = variant === 'full-with-creation-date';
    const wanting = bookingFields.filter((name) => problems[name]);
    if (wanting.length === 0) {
      setFailed([]);
      const payload = toBookingPayload(draft, dated ? new Date().toISOString() : undefined);
      const asked = lastBookingOf(draft, clinicOf(draft.location)?.name ?? '');
      send(() => book(payload), asked);
      return;
    }
    flushSync(() => {
      dismiss();
      setNow(moment);
      setFailed(wanting);
    });
    summary.current?.focus();
  }

  /** The answer can come after the person has scrolled on. */
  function showOutcome() {
    outcomeBox.current?.scrollIntoView({ block: 'nearest' });
  }

  /** What every field of the form gets, by its name. */
  function field(name: BookingField) {
    return {
      id: idOf(name),
      name,
      value: draft[name],
      error: errors.find((error) => error.name === name)?.message,
      'aria-required': true,
      onChange: handleChange,
    };
  }

  return {
    variant,
    form,
    summary,
    outcomeBox,
    field,
    errors,
    draft,
    types,
    now,
    progress,
    outcome,
    dismiss,
    /** The last booking made with this form, until it is put away. */
    made,
    /** It was made before this page was opened. */
    showEarlier,
    putAway: () => remember(undefined),
    handleSubmit,
    /** The clock moves on while the page is open: called when a date or time field is entered. */
    refreshClock: () => setNow(clock()),
    focusField: (name: BookingField) => document.getElementById(idOf(name))?.focus(),
  };
}

export type BookingFormState = ReturnType<typeof useBookingForm>;
