import { group, listOf, oneOf } from '#src/content/schema/kinds.ts';
import { href, words } from '#src/content/schema/words.ts';

/** The brand's pages elsewhere (brand.yaml). */
export const social = listOf(oneOf('instagram', 'facebook', 'pinterest', 'linkedin', 'youtube'));

export const headerSchema = group({
  headerSocial: social.describe('In the top bar and in the menu; those that brand.yaml has.'),
  headerLinks: listOf(
    group({
      label: words(),
      href,
      pages: href.optional().describe('The pages that belong to the link: this one and all below.'),
    }),
  ).describe('Of the header and of the menu.'),
});
