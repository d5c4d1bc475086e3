/* The brand’s facts for /privacy, to be agreed with a lawyer. All are samples. In a file of their own, because brand.ts is part of every first load. */
export const brandPrivacy = {
  officer: 'Sample Grievance Officer',
  email: 'privacy@vetbuddy.example',
  address: 'Sample Parent Company Pvt Ltd, 1 Sample House, Placeholder Road, Bengaluru 560000',
  retention: 'two years',
  answersWithin: '30 days',
  hosting: 'Amazon Web Services, in India',
  updated: '22 November 2026',
};
