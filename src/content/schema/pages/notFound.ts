import { group, listOf, picture } from '#src/content/schema/kinds.ts';
import { link, words } from '#src/content/schema/words.ts';

export const notFoundSchema = group({
  title: words().describe('Fixed, as the next two are (docs/product.md, section 8).'),
  text: words(),
  homeLabel: words(),
  popular: listOf(link),
  signs: listOf(link).describe(
    "Lettering of the picture's three boards, from the top. None where another picture stands there.",
  ),
  picture,
});
