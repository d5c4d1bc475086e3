import { visitsContent } from '#src/content/visits.ts';
import { VisitsByPhone } from '#src/features/visits/VisitsByPhone.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';

/** /VetcareVetBuddyVisits?phone=… */
export function Component() {
  return (
    <>
      <PageMeta title="Visits" noindex />
      <VisitsByPhone {...visitsContent} />
    </>
  );
}
