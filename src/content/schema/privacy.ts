import type { z } from 'zod';
import { email, group, text } from './kinds.ts';

export const brandPrivacySchema = group({
  officer: text,
  email,
  address: text,
  retention: text,
  answersWithin: text,
  hosting: text,
  updated: text,
});

export type BrandPrivacy = z.infer<typeof brandPrivacySchema>;
