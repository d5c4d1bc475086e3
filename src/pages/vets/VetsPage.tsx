import { head } from '#content/pages/vets.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { staticSection } from '#src/platform/hydration/staticSection.tsx';

const VetsSections = staticSection(async () => (await import('./VetsSections.tsx')).VetsSections);

export function VetsPage() {
  return (
    <>
      <PageMeta {...head} />
      <VetsSections />
    </>
  );
}
