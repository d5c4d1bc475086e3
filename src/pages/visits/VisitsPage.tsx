import { visitsContent } from '#src/content/visitsContent.ts';
import { rules } from '#content/rules.yaml';
import { useLoginBackHref } from '#src/features/session/loginReturn.ts';
import { AllVisits } from '#src/features/visits/AllVisits.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';

/** /VetbuddyVisits */
export function Component() {
  const loginHref = useLoginBackHref();
  return (
    <>
      <PageMeta title="My Visits" noindex />
      <AllVisits {...visitsContent} mobile={rules.mobile} loginHref={loginHref} />
    </>
  );
}
