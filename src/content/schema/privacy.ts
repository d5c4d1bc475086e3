import { z } from 'zod';
import { email, text } from './kinds.ts';

export const brandPrivacySchema = z.strictObject({
  officer: text,
  email,
  address: text,
  retention: text,
  answersWithin: text,
  hosting: text,
  updated: text,
});

export type BrandPrivacy = z.infer<typeof brandPrivacySchema>;
