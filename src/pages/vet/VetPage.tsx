import { useParams } from 'react-router-dom';
import { vets } from '#content/vets.ts';
import { UnknownVet } from './UnknownVet.tsx';
import { VetProfile } from './VetProfile.tsx';

/** /doctors/:doctorId: a vet's page, or a note where no vet has the id. */
export function Component() {
  const { doctorId } = useParams();
  const vet = vets.find(({ id }) => id === doctorId);
  return vet ? <VetProfile vet={vet} /> : <UnknownVet />;
}
