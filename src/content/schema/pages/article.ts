import { z } from 'zod';
import { decoration } from '#src/content/schema/kinds.ts';
import { titled, words } from '#src/content/schema/words.ts';

export const articlePageSchema = z.strictObject({
  recentHeading: words(),
  categoriesHeading: words(),
  tagsHeading: words(),
  formTitle: words(),
  unknown: z.strictObject({ ...titled, picture: decoration }),
});
