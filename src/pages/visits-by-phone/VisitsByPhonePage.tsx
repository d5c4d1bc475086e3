import { waitingRoom } from '#content/pages/visits.ts';
import { useLoginHref } from '#src/features/session/loginReturn.ts';
import { useOwnerVisits } from '#src/features/visits/useOwnerVisits.ts';
import { VisitsByPhone } from '#src/features/visits/VisitsByPhone.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';

export function VisitsByPhonePage() {
  const visits = useOwnerVisits();
  const loginHref = useLoginHref();
  return (
    <>
      <PageMeta title={visits.heading ? `Visits of ${visits.heading}` : 'Visits'} />
      <VisitsByPhone {...visits} picture={waitingRoom} loginHref={loginHref} />
    </>
  );
}
