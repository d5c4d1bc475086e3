import { recordValues } from '#scripts/content/records.ts';
import { type Language, readLanguage } from './languages.ts';

/** The languages besides English that the site has (site.yaml), in their order. */
export function languagesOfSite(): Language[] {
  const { languages = [] } = recordValues('site.yaml').site;
  return languages.map(readLanguage);
}
