import type { ReactNode } from 'react';
import { plural } from '#src/config/plural.ts';

/** The heading over a form's errors, where nothing but answers is missing. */
export const answersMissing = (count: number) =>
  plural(count, { one: `${count} answer is missing`, other: `${count} answers are missing` });

/** The heading over a form's errors, where an answer is there and wrong. */
export const answersToMend = (count: number) =>
  plural(count, {
    one: `${count} answer needs another look`,
    other: `${count} answers need another look`,
  });

/** Under a form's errors. */
export const nothingSent = 'Nothing was sent this time. Everything you typed is still here.';

/** On a button that opens a list. */
export const show = 'Show';

/** On a button that closes a list again. */
export const hide = 'Hide';

/** On a button or link that calls a phone number. */
export const callNumber = (phone: ReactNode) => <>Call {phone}</>;
