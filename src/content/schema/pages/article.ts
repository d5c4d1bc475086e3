import { decoration, group } from '#src/content/schema/kinds.ts';
import { titled, words } from '#src/content/schema/words.ts';

export const articlePageSchema = group({
  recentHeading: words(),
  categoriesHeading: words(),
  tagsHeading: words(),
  formTitle: words().describe('Above the button of the form, where the article says nothing else.'),
  unknown: group({ ...titled, picture: decoration }).describe('Where no article has the id.'),
});
