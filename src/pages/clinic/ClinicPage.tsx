import { ClinicDetails } from './ClinicDetails.tsx';
import { UnknownClinic } from './UnknownClinic.tsx';
import { useClinic } from './useClinic.ts';

/** /clinics/:slug: a clinic's page, or a note where no clinic has the slug. */
export function Component() {
  const clinic = useClinic();
  // The key starts another clinic's form with that clinic chosen.
  return clinic ? <ClinicDetails key={clinic.slug} clinic={clinic} /> : <UnknownClinic />;
}
