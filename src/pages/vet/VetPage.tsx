import { useParams } from 'react-router-dom';
import { vets } from '#src/content/vets.ts';
import { UnknownVet } from './UnknownVet.tsx';
import { VetProfile } from './VetProfile.tsx';

/** /doctors/:doctorId: a vet's own page; an id that nobody has is said to be so. */
export function Component() {
  const { doctorId } = useParams();
  const vet = vets.find(({ id }) => id === doctorId);
  return vet ? <VetProfile vet={vet} /> : <UnknownVet />;
}
