import { appointmentTypesFor, keepTypeIfOffered } from '#src/domain/appointmentTypes.ts';
import { bookingFields, emptyDraft } from './bookingRules.ts';
import { normaliseMobileNumber } from '#src/domain/mobileNumber.ts';
import { petTypes } from '#src/domain/visitNames.ts';
import { withVetWish } from './bookingLink.ts';
import type { BookingDraft, BookingVariant, Store } from '#src/domain/types.ts';
import type { BookingPrefill } from './bookingPrefill.ts';

/** Answers to some of the form's questions. */
export type Answers = Partial<BookingDraft>;

interface DraftSources {
  kept?: Answers;
  typed?: Answers;
  current?: Answers;
  prefill?: BookingPrefill;
  /** The vet for whom an earlier link has put a wish into the comments. */
  wishedVet?: string | undefined;
}

/**
 * Makes one draft of its sources. They are listed from the weakest to the strongest: where two answer the same question, the
 * later one counts. An empty answer replaces nothing.
 *
 * 1. `kept`: what this tab stored before the page was left or reloaded.
 * 2. `typed`: what was typed, pasted or filled in by the browser before the form was hydrated.
 * 3. `current`: the draft as it stands.
 * 4. `prefill`: what has just been chosen elsewhere on the page or in a booking link. A wish for a vet joins the comments.
 */
export function mergeDraft(sources: DraftSources): BookingDraft {
  const { kept, typed, current, prefill, wishedVet } = sources;
  const draft = {
    ...emptyDraft,
    ...filledIn(kept),
    ...filledIn(typed),
    ...filledIn(current),
    ...filledIn(prefill),
  };
  if (!prefill?.vet) return draft;
  return { ...draft, comments: withVetWish(draft.comments, prefill.vet, wishedVet) };
}

/** Answers that the browser may have filled in: the number as the form asks for it. */
export function withPlainNumber(answers: Answers): Answers {
  const { mobileNumber } = answers;
  if (!mobileNumber) return answers;
  return { ...answers, mobileNumber: normaliseMobileNumber(mobileNumber) };
}

/** The answers of any record: its booking fields that hold text, and not an empty one. */
export function filledIn(record: object = {}): Answers {
  const answers: Answers = {};
  for (const field of bookingFields) {
    const value = (record as Record<string, unknown>)[field];
    if (typeof value === 'string' && value !== '') answers[field] = value;
  }
  return answers;
}

/** The choices of a form: clinics, and the appointment types of its variant. */
export interface BookingOffer {
  clinics: readonly Store[];
  variant: BookingVariant;
}

/**
 * The draft as the form shows and sends it. A clinic that is not in the list (the list is still loading, or the clinic is gone)
 * counts as not chosen, and so does a type that the clinic does not offer, until one is chosen that does, or a pet that is not looked
 * after. `isGone`: a clinic was chosen, and the list is there without it.
 */
export function bookableDraft(answers: BookingDraft, { clinics, variant }: BookingOffer) {
  const clinic = clinicOf(answers.location, clinics);
  const types = appointmentTypesFor(clinic, variant);
  const draft: BookingDraft = {
    ...answers,
    location: clinic ? answers.location : '',
    appointmentType: keepTypeIfOffered(answers.appointmentType, types),
    petType: keepTypeIfOffered(answers.petType, petTypes),
  };
  return { draft, clinic, types, isGone: !clinic && answers.location !== '' && clinics.length > 0 };
}

/** The next draft: the answers that were changed after the booking was sent. A type comes with the clinic that offers it. */
export function changedSince(booked: BookingDraft, answers: BookingDraft): BookingDraft {
  const next = { ...answers };
  for (const field of bookingFields) if (answers[field] === booked[field]) next[field] = '';
  return next.appointmentType ? { ...next, location: answers.location } : next;
}

function clinicOf(id: string, clinics: readonly Store[]): Store | undefined {
  return clinics.find((clinic) => String(clinic.id) === id);
}
