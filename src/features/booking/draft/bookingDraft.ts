import type { BookingDraft, BookingField } from '#src/domain/bookingTypes.ts';
import { normaliseMobileNumber } from '#src/domain/mobileNumber.ts';

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

/** In the form's order. */
export const bookingFields = Object.keys(emptyDraft) as readonly BookingField[];

/** The fields of a booking that hold text in a record. */
export function givenAnswers(record: object): Partial<BookingDraft> {
  const answers: Partial<BookingDraft> = {};
  for (const field of bookingFields) {
    const value = (record as Record<string, unknown>)[field];
    if (typeof value === 'string' && value !== '') answers[field] = value;
  }
  return answers;
}

/** The answers as they are checked and sent: trimmed, and the number as its ten digits. */
export function tidyAnswers(answers: BookingDraft): BookingDraft {
  return {
    ...answers,
    name: answers.name.trim(),
    mobileNumber: normaliseMobileNumber(answers.mobileNumber.trim()),
    email: answers.email.trim(),
    comments: answers.comments.trim(),
  };
}

/** The next draft: answers changed after the booking was sent, with the clinic; empty without changes. */
export function changedSince(sent: BookingDraft, answers: BookingDraft): BookingDraft {
  const tidy = tidyAnswers(answers);
  const changed = bookingFields.filter((field) => tidy[field] !== sent[field]);
  const next = Object.fromEntries(changed.map((field) => [field, answers[field]]));
  const isEmpty = changed.every((field) => tidy[field] === '');
  return isEmpty ? emptyDraft : { ...emptyDraft, location: answers.location, ...next };
}
