import { recordValues } from '#scripts/content/records.ts';
import { type Language, readLanguage } from './languages.ts';

/** As language.yaml has it of the others. */
export const englishOffer = {
  text: 'This page is also in English.',
  yes: 'Read in English',
  no: 'Not now',
};

/** The languages besides English that the site has (site.yaml), in their order. */
export function languagesOfSite(): Language[] {
  const { languages = [] } = recordValues('site.yaml').site;
  return languages.map(readLanguage);
}
