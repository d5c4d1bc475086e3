import { z } from 'zod';
import { href, words } from '#src/content/schema/words.ts';

/** The brand's pages elsewhere (brand.yaml). */
export const social = z.array(
  z.enum(['instagram', 'facebook', 'pinterest', 'linkedin', 'youtube']),
);

export const headerSchema = z.strictObject({
  headerSocial: social,
  headerLinks: z.array(
    z.strictObject({
      label: words(),
      href,
      pages: href.optional(),
    }),
  ),
});
