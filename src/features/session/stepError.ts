import type { FieldName, LoginState } from './loginReducer.ts';
import { stepTexts } from './stepTexts.ts';

const missingTexts: Readonly<Record<FieldName, string>> = {
  email: 'Email is required.',
  password: 'Password is required.',
  code: 'The code is required.',
  newPassword: 'A new password is required.',
};

/** The first invalid field with its error; undefined if all are valid. */
export function stepError({
  step,
  values,
}: LoginState): { field: FieldName; text: string } | undefined {
  for (const field of stepTexts[step].fields) {
    if (values[field].trim() === '') return { field, text: missingTexts[field] };
    if (field === 'code' && !/^\d+$/.test(values.code))
      return { field, text: 'A code has digits only. Check it and try again.' };
  }
  return undefined;
}
