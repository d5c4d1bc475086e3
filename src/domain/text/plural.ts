import { language } from '#src/config/language.ts';

/** Unicode CLDR decides which form a number takes in this language. */
export function plural<Form>(count: number, forms: { one: Form; other: Form }): Form {
  return new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other;
}
