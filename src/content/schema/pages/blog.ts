import { group, picture } from '#src/content/schema/kinds.ts';
import { head, words } from '#src/content/schema/words.ts';

export const blogSchema = group({
  ...head,
  heading: words(),
  searchLabel: words(),
  searchExample: words(),
  categoriesLabel: words(),
  allCategories: words(),
  indexHeading: words(),
  allArticles: words(),
  noResults: group({ text: words(), picture }),
});
