import { useLoginHref } from '#src/features/session/loginReturn.ts';
import { AllVisits } from '#src/features/visits/AllVisits.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { visitsContent } from '#src/pages/shared/visitsContent.ts';

export function Component() {
  const loginHref = useLoginHref();
  return (
    <>
      <PageMeta title="My Visits" noindex />
      <AllVisits {...visitsContent} loginHref={loginHref} />
    </>
  );
}
