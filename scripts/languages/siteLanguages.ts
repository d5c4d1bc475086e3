import { type Language, readLanguage } from './languages.ts';

/** The languages besides English that the site has. */
export const languagesOfSite = (): Language[] => ['hi'].map(readLanguage);
