import { language } from '#src/config/language.ts';

/** Unicode CLDR decides which form a number takes in this language. */
export function plural<Words>(count: number, forms: { one: Words; other: Words }): Words {
  return new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other;
}
