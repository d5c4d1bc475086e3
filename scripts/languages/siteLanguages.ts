import { contentFolders, filesBelow } from '#scripts/content/folders.ts';
import { readRecord, recordValues } from '#scripts/content/records.ts';
import { type Language, readLanguage } from './languages.ts';

/**
 * The languages besides English that the site has (site.yaml), in their order. A clinic with content of its own names its own: what the
 * sample is translated into says nothing of what is spoken there.
 */
export function languagesOfSite(): Language[] {
  const [own = '', sample] = contentFolders();
  const isNamedHere = sample === undefined || !readRecord('site.yaml').isSample;
  if (!isNamedHere && filesBelow(own).length > 0) return [];
  return (recordValues('site.yaml').site.languages ?? []).map(readLanguage);
}
