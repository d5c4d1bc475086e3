import type { BookingDraft } from '#src/domain/types.ts';

/** The answers about the person who books. */
export const detailFields = ['name', 'mobileNumber', 'email', 'petType'] as const;

/** The answers without those about the person. */
export function withoutPerson<Answers extends Partial<BookingDraft>>(answers: Answers): Answers {
  const rest = { ...answers };
  for (const field of detailFields) if (field in rest) rest[field] = '';
  return rest;
}

/** Whether answers say anything about the person. */
export function personIn(answers: Partial<BookingDraft>): boolean {
  return detailFields.some((field) => answers[field]);
}
