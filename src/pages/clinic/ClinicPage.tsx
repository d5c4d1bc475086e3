import { clinics } from '#content/clinics.ts';
import { unknownClinic } from '#content/pages/clinics.ts';
import { usePageClinic } from '#src/business/usePageClinic.ts';
import { paths } from '#src/config/paths.ts';
import { UnknownAddress } from '#src/pages/shared/UnknownAddress.tsx';
import { ClinicDetails } from './ClinicDetails.tsx';

/** /clinics/:slug: a clinic's page, or the other clinics for an unknown slug. */
export function ClinicPage() {
  const clinic = usePageClinic();
  return clinic ? <ClinicDetails clinic={clinic} /> : <UnknownClinic />;
}

function UnknownClinic() {
  const others = clinics.map(({ slug, name, city }) => ({
    label: name,
    href: paths.clinic(slug),
    text: city,
  }));
  return <UnknownAddress {...unknownClinic} others={others} />;
}
