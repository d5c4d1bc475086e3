import { waitingRoom } from '#content/pages/visits.ts';
import { useLoginHref } from '#src/features/session/loginReturn.ts';
import { AllVisits } from '#src/features/visits/AllVisits.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';

export function VisitsPage() {
  const loginHref = useLoginHref();
  return (
    <>
      <PageMeta title="My Visits" />
      <AllVisits picture={waitingRoom} loginHref={loginHref} />
    </>
  );
}
