import type { z } from 'zod';
import { email, group, text } from './kinds.ts';

export const brandPrivacySchema = group({
  officer: text.describe('Who answers questions and complaints.'),
  email,
  address: text.describe('For letters.'),
  retention: text.describe('How long a booking is kept after the visit.'),
  answersWithin: text.describe(
    'Within which a question or complaint is answered; the law allows ninety days at most.',
  ),
  hosting: text.describe('Who runs the computers that bookings are stored on, and where.'),
  updated: text.describe('When the notice was last changed, as it is shown.'),
});

export type BrandPrivacy = z.infer<typeof brandPrivacySchema>;
