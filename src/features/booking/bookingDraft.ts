import type { BookingDraft } from '#src/domain/types.ts';
import { bookingFields } from './bookingRules.ts';

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
