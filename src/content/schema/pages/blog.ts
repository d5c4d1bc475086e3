import { z } from 'zod';
import { picture } from '#src/content/schema/kinds.ts';
import { head, words } from '#src/content/schema/words.ts';

export const blogSchema = z.strictObject({
  ...head,
  heading: words(),
  searchLabel: words(),
  searchExample: words(),
  categoriesLabel: words(),
  allCategories: words(),
  indexHeading: words(),
  allArticles: words(),
  noResults: z.strictObject({ text: words(), picture }),
});
