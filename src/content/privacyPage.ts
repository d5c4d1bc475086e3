import * as words from '#content/pages/privacy.ts';
import { browserStorage } from './browserStorage.ts';

/** /privacy: its words, with what this browser keeps. */
export const privacyPage = {
  ...words,
  parts: words.parts.map((part) => ({
    ...part,
    ...(part.id === words.storageIn && { terms: browserStorage }),
  })),
};
