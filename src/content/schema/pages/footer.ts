import { z } from 'zod';
import { link, words, wordsOrNone } from '#src/content/schema/words.ts';
import { social } from './header.ts';

export const footerSchema = z.strictObject({
  footerNotes: z.strictObject({
    support: words(),
    emergency: words(),
    daysOff: wordsOrNone,
    samples: words(),
  }),
  quickLinks: z.array(link),
  footerSocial: social,
});
