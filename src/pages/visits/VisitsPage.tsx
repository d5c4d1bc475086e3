import { visitsContent } from '#src/content/visits.ts';
import { AllVisits } from '#src/features/visits/AllVisits.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';

/** /VetbuddyVisits */
export function Component() {
  return (
    <>
      <PageMeta title="My Visits" noindex />
      <AllVisits {...visitsContent} />
    </>
  );
}
