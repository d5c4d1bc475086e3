import { keepTypeIfOffered } from '#src/domain/appointmentTypes.ts';
import type {
  BookingDraft,
  BookingErrors,
  BookingField,
  BookingVariant,
  ClockTime,
  Store,
} from '#src/domain/types.ts';
import { petTypes } from '#src/domain/visitNames.ts';
import { emptyDraft } from './draft/bookingDraft.ts';
import { validateBooking } from './rules/bookingRules.ts';
import { type BookingSetup, withClinic } from './rules/bookingSetup.ts';
import { bookingVariants } from './rules/bookingVariants.ts';

/** One form on a page, from the first key to the next booking. */
export interface BookingState {
  variant: BookingVariant;
  /** As typed, even where it can't be booked yet: the list of clinics may still arrive. */
  answers: BookingDraft;
  /** The clinics that the form offers. */
  clinics: readonly Store[];
  /** The fields that the last submit found wrong, in the form's order. */
  wrong: readonly BookingField[];
  /** The clinic is chosen in its field. Otherwise it was known before the field was reached. */
  isChoosing: boolean;
  /** The id of the clinic that the page or a choice elsewhere has filled in: the next booking begins with it. */
  startsAt: string;
  /** The vet for whom a link has put a wish into the comments: the next link's takes its place. */
  wishedVet?: string | undefined;
  /** The person has answered something. A clinic's page, merely looked at, changes no draft. */
  isChanged: boolean;
  /** The form stays open below the confirmation of the last booking. */
  isUnfolded: boolean;
  /** Answers were left when the last booking was accepted: they were changed while it was on its way. */
  hasMore: boolean;
}

/** A form as a prerendered page has it. */
export function emptyForm(variant: BookingVariant): BookingState {
  return {
    variant,
    answers: emptyDraft,
    clinics: [],
    wrong: [],
    isChoosing: false,
    startsAt: '',
    isChanged: false,
    isUnfolded: false,
    hasMore: false,
  };
}

/**
 * The draft as the form shows and sends it. A clinic that is not in the list (the list is still loading, or the clinic is gone)
 * counts as not chosen; so do a type that the clinic does not offer and a pet that is not looked after.
 */
export function draftOf(state: BookingState): BookingDraft {
  const { answers } = state;
  return {
    ...answers,
    location: clinicOf(state) ? answers.location : '',
    appointmentType: keepTypeIfOffered(answers.appointmentType, typesOf(state)),
    petType: keepTypeIfOffered(answers.petType, petTypes),
  };
}

/** The chosen clinic; undefined where none is, or it is not in the list. */
export function clinicOf({ answers, clinics }: BookingState): Store | undefined {
  return clinics.find(({ id }) => String(id) === answers.location);
}

/** Whether a clinic was chosen that the list, which is there, doesn't have. */
export function isGone(state: BookingState): boolean {
  return state.answers.location !== '' && state.clinics.length > 0 && !clinicOf(state);
}

/** The appointment types that can be chosen. */
export function typesOf(state: BookingState): string[] {
  return bookingVariants[state.variant].typesAt(clinicOf(state));
}

/** A message for each field that the last submit found wrong and that is not right yet, by the clinic's clock and hours. */
export function problemsOf(
  state: BookingState,
  now: ClockTime,
  setup: BookingSetup,
): BookingErrors {
  if (state.wrong.length === 0) return {};
  const problems = allProblemsOf(state, now, setup);
  const isWrong = ([name]: [string, string]) => state.wrong.includes(name as BookingField);
  return Object.fromEntries(Object.entries(problems).filter(isWrong));
}

/** A message for each field that keeps the booking from being sent. */
export function allProblemsOf(
  state: BookingState,
  now: ClockTime,
  setup: BookingSetup,
): BookingErrors {
  return validateBooking(draftOf(state), now, withClinic(setup, clinicOf(state)));
}
