import { staticSection } from '#src/platform/hydration/staticSection.tsx';

/* Sections of / and /home-v3 without a control. */

export const LandingAbout = staticSection(
  async () => (await import('./LandingAbout.tsx')).LandingAbout,
);
export const LandingVets = staticSection(
  async () => (await import('./LandingSlides.tsx')).LandingVets,
);
export const LandingReviews = staticSection(
  async () => (await import('./LandingSlides.tsx')).LandingReviews,
);
export const LandingArticles = staticSection(
  async () => (await import('./LandingSlides.tsx')).LandingArticles,
);
