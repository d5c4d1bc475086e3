import { group, listOf } from '#src/content/schema/kinds.ts';
import { link, words, wordsOrNone } from '#src/content/schema/words.ts';
import { social } from './header.ts';

export const footerSchema = group({
  footerNotes: group({
    support: words(),
    emergency: words(),
    daysOff: wordsOrNone.describe('After it.'),
    samples: words(),
  }),
  quickLinks: listOf(link),
  footerSocial: social,
});
