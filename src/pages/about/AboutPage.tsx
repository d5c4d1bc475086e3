import { head } from '#content/pages/about.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { staticSection } from '#src/platform/hydration/staticSection.tsx';

const AboutSections = staticSection(
  async () => (await import('./AboutSections.tsx')).AboutSections,
);

export function AboutPage() {
  return (
    <>
      <PageMeta {...head} />
      <AboutSections />
    </>
  );
}
