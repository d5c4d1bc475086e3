import { z } from 'zod';
import { textLike, wanted } from './kinds.ts';

/** What a host's file can hold as it is: nothing that ends a text, a rule or a block there. */
const target = textLike(
  'address',
  'Write a path of this site, for example /doctors, or an https address.',
  /^(?:https:\/\/[^\s/\\"'<>${};@]+\.|\/(?!\/))[^\s\\"'<>${};]*$/,
);

/** Where each address of an old site leads, by its path. */
export const redirectsSchema = z.record(
  z.string(),
  target,
  wanted('list of old addresses', 'Write /our-doctors.php: /doctors.'),
);
