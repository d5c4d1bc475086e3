import { useParams } from 'react-router-dom';
import { clinicProfiles } from '#src/pages/shared/clinicProfiles.ts';
import { ClinicDetails } from './ClinicDetails.tsx';
import { UnknownClinic } from './UnknownClinic.tsx';

/** /clinics/:slug: a clinic's page, or a note where no clinic has the slug. */
export function Component() {
  const { slug } = useParams();
  const clinic = clinicProfiles.find((each) => each.slug === slug);
  // Each clinic has a form of its own: it starts with its clinic chosen.
  return clinic ? <ClinicDetails key={clinic.slug} clinic={clinic} /> : <UnknownClinic />;
}
