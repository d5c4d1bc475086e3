import type { BrandPrivacy } from '#src/content/schema/privacy.ts';

/**
 * The brand's facts for /privacy, to be agreed with a lawyer; `npm run content:check` names blanks. All are samples. In a file of their own,
 * because brand.ts is part of every first load.
 */
export const brandPrivacy: BrandPrivacy = {
  /** The person who answers questions and complaints, and the address for letters. */
  officer: 'Sample Grievance Officer',
  email: 'privacy@vetbuddy.example',
  address: 'Sample Parent Company Pvt Ltd, 1 Sample House, Placeholder Road, Bengaluru 560000',
  /** How long a booking is kept after the visit. */
  retention: 'two years',
  /** Within which a question or complaint is answered; the law allows ninety days at most. */
  answersWithin: '30 days',
  /** Who runs the computers that bookings are stored on, and where. */
  hosting: 'Amazon Web Services, in India',
  /** When the notice was last changed, as it is shown. */
  updated: '22 November 2026',
};
