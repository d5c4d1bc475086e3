import { head } from '#content/pages/about.ts';
import { Sections } from '#src/components/layout/Sections.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { staticSection } from '#src/platform/hydration/staticSection.tsx';

const AboutSections = staticSection(
  async () => (await import('./AboutSections.tsx')).AboutSections,
);

export function Component() {
  return (
    <>
      <PageMeta {...head} />
      <Sections>
        <AboutSections />
      </Sections>
    </>
  );
}
