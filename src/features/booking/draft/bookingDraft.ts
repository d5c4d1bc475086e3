import { keepTypeIfOffered } from '#src/domain/appointmentTypes.ts';
import type { BookingDraft, BookingField, Store } from '#src/domain/types.ts';
import { petTypes } from '#src/domain/visitNames.ts';

/** An empty form; its selects show their placeholders. */
export const emptyDraft: Readonly<BookingDraft> = {
  location: '',
  appointmentType: '',
  appointmentDate: '',
  appointmentTime: '',
  petType: '',
  comments: '',
  name: '',
  mobileNumber: '',
  email: '',
};

/** The fields from top to bottom of the form. */
export const bookingFields = Object.keys(emptyDraft) as readonly BookingField[];

/** Answers to some of the form's fields. */
export type Answers = Partial<BookingDraft>;

/** The booking fields of any record that hold text, but not an empty one. */
export function filledIn(record: object): Answers {
  const answers: Answers = {};
  for (const field of bookingFields) {
    const value = (record as Record<string, unknown>)[field];
    if (typeof value === 'string' && value !== '') answers[field] = value;
  }
  return answers;
}

/**
 * The draft as it is shown and sent. A clinic that the list lacks, because it is loading or has lost it, counts as not chosen; so do
 * a type and a pet that are not on offer. `clinic` is the chosen one where the list has it.
 */
export function bookableDraft(
  answers: BookingDraft,
  clinic: Store | undefined,
  types: readonly string[],
): BookingDraft {
  return {
    ...answers,
    location: clinic ? answers.location : '',
    appointmentType: keepTypeIfOffered(answers.appointmentType, types),
    petType: keepTypeIfOffered(answers.petType, petTypes),
  };
}

/** The next draft: the answers that were changed after the booking was sent, with the clinic; empty where none was. */
export function changedSince(sent: BookingDraft, answers: BookingDraft): BookingDraft {
  const changed = bookingFields.filter((field) => answers[field] !== sent[field]);
  const next = Object.fromEntries(changed.map((field) => [field, answers[field]]));
  const isEmpty = changed.every((field) => answers[field] === '');
  return isEmpty ? emptyDraft : { ...emptyDraft, location: answers.location, ...next };
}
