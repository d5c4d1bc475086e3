import type { BookingDraft, BookingField } from '#src/domain/types.ts';

/** An empty form, its fields from top to bottom; its selects show their placeholders. */
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

/** Answers to some of the form's questions. */
export type Answers = Partial<BookingDraft>;

/** The answers of any record: its booking fields that hold text, and not an empty one. */
export function filledIn(record: object = {}): Answers {
  const answers: Answers = {};
  for (const field of bookingFields) {
    const value = (record as Record<string, unknown>)[field];
    if (typeof value === 'string' && value !== '') answers[field] = value;
  }
  return answers;
}

/** The next draft: the answers that were changed after the booking was sent. A type comes with the clinic that offers it. */
export function changedSince(sent: BookingDraft, answers: BookingDraft): BookingDraft {
  const next = { ...answers };
  for (const field of bookingFields) if (answers[field] === sent[field]) next[field] = '';
  return next.appointmentType ? { ...next, location: answers.location } : next;
}
