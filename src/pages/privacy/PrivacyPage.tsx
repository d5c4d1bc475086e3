import { frontmatter } from '#content/texts/privacy.md';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { staticSection } from '#src/platform/hydration/staticSection.tsx';

const PrivacySections = staticSection(
  async () => (await import('./PrivacySections.tsx')).PrivacySections,
);

export function PrivacyPage() {
  return (
    <>
      <PageMeta title={frontmatter.title} description={frontmatter.description} />
      <PrivacySections />
    </>
  );
}
