import { language } from './language.ts';

/** What is said of one, and of any other number: each language draws the line where its own rules do (Unicode CLDR). */
export function plural<Words>(count: number, forms: { one: Words; other: Words }): Words {
  return new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other;
}
