import { staticSection } from '#src/platform/hydration/staticSection.tsx';

/* Sections of / and /home-v3 without a control. */

export const LandingAboutAndServices = staticSection(
  async () => (await import('./LandingSections.tsx')).LandingAboutAndServices,
);
export const LandingVetSlides = staticSection(
  async () => (await import('./LandingSections.tsx')).LandingVetSlides,
);
export const LandingArticleSlides = staticSection(
  async () => (await import('./LandingSections.tsx')).LandingArticleSlides,
);
