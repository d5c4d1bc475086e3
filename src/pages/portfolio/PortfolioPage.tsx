import { head } from '#content/pages/portfolio.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { staticSection } from '#src/platform/hydration/staticSection.tsx';

const PortfolioSections = staticSection(
  async () => (await import('./PortfolioSections.tsx')).PortfolioSections,
);

export function PortfolioPage() {
  return (
    <>
      <PageMeta {...head} />
      <PortfolioSections />
    </>
  );
}
