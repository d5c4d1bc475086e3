import type { BookingAnswers, BookingField } from '#src/domain/bookingTypes.ts';
import { normaliseMobileNumber } from '#src/domain/mobileNumber.ts';

export const emptyAnswers: Readonly<BookingAnswers> = {
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
export const bookingFields = Object.keys(emptyAnswers) as readonly BookingField[];

/** The fields of a booking that hold text in a record. */
export function givenAnswers(record: object): Partial<BookingAnswers> {
  const answers: Partial<BookingAnswers> = {};
  for (const field of bookingFields) {
    const value = (record as Record<string, unknown>)[field];
    if (typeof value === 'string' && value !== '') answers[field] = value;
  }
  return answers;
}

/** The answers as they are checked and sent: trimmed, and the number as its ten digits. */
export function tidyAnswers(answers: BookingAnswers): BookingAnswers {
  return {
    ...answers,
    name: answers.name.trim(),
    mobileNumber: normaliseMobileNumber(answers.mobileNumber.trim()),
    email: answers.email.trim(),
    comments: answers.comments.trim(),
  };
}

/** The next draft: what was changed in the draft after the booking was sent, with the clinic; empty without changes. */
export function changedSince(sent: BookingAnswers, draft: BookingAnswers): BookingAnswers {
  const tidy = tidyAnswers(draft);
  const changed = bookingFields.filter((field) => tidy[field] !== sent[field]);
  const next = Object.fromEntries(changed.map((field) => [field, draft[field]]));
  const isEmpty = changed.every((field) => tidy[field] === '');
  return isEmpty ? emptyAnswers : { ...emptyAnswers, location: draft.location, ...next };
}
