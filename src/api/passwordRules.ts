/** What Cognito's password policy says, and our message for it. */
const policyMessages: readonly [RegExp, string][] = [
  [/not long enough/i, 'The new password is too short. Make it longer.'],
  [/uppercase/i, 'The new password needs a capital letter.'],
  [/lowercase/i, 'The new password needs a small letter.'],
  [/numeric/i, 'The new password needs a number.'],
  [/symbol/i, 'The new password needs a symbol, like ! or -.'],
  [/previously|history|reused/i, 'This password was used before. Choose another one.'],
];

/** What a person should change about a password, from Cognito's sentence on what it lacks. */
export function passwordRefusal(detail: string): string {
  const found = policyMessages.find(([pattern]) => pattern.test(detail));
  return found?.[1] ?? `This password can’t be used: ${detail || 'choose another one'}`;
}
