import { staticSection } from '#src/platform/hydration/staticSection.tsx';

/* Sections of / and /home-v3 without a control. */

export const LandingAbout = staticSection(
  async () => (await import('./LandingSections.tsx')).LandingAbout,
);
export const LandingVets = staticSection(
  async () => (await import('./LandingSections.tsx')).LandingVets,
);
export const LandingArticles = staticSection(
  async () => (await import('./LandingSections.tsx')).LandingArticles,
);
