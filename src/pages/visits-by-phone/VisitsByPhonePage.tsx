import { visitsContent } from '#src/content/visits.ts';
import { useLoginBackHref } from '#src/features/session/useLoginBackHref.ts';
import { VisitsByPhone } from '#src/features/visits/VisitsByPhone.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';

/** /VetcareVetBuddyVisits?phone=… */
export function Component() {
  const loginHref = useLoginBackHref();
  return (
    <>
      <PageMeta title="Visits" noindex />
      <VisitsByPhone {...visitsContent} loginHref={loginHref} />
    </>
  );
}
