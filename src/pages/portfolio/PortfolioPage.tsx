import { head } from '#content/pages/portfolio.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { Sections } from '#src/components/layout/Sections.tsx';
import { staticSection } from '#src/platform/hydration/staticSection.tsx';

const PortfolioSections = staticSection(
  async () => (await import('./PortfolioSections.tsx')).PortfolioSections,
);

/** /portfolio: stories of patients, told by the vets. */
export function Component() {
  return (
    <>
      <PageMeta {...head} />
      <Sections>
        <PortfolioSections />
      </Sections>
    </>
  );
}
