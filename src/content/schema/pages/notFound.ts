import { z } from 'zod';
import { picture } from '#src/content/schema/kinds.ts';
import { link, words } from '#src/content/schema/words.ts';

export const notFoundSchema = z.strictObject({
  title: words(),
  text: words(),
  homeLabel: words(),
  popular: z.array(link),
  signs: z.array(link),
  picture,
});
