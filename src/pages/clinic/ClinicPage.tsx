import { ClinicDetails } from './ClinicDetails.tsx';
import { UnknownClinic } from './UnknownClinic.tsx';
import { useClinic } from './useClinic.ts';

/** /clinics/:slug: a clinic's page, or a note for an unknown slug. */
export function Component() {
  const clinic = useClinic();
  // Keyed, so that another clinic starts a new form.
  return clinic ? <ClinicDetails key={clinic.slug} clinic={clinic} /> : <UnknownClinic />;
}
