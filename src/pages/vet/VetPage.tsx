import { useParams } from 'react-router-dom';
import { vets } from '#content/vets.ts';
import { UnknownVet } from './UnknownVet.tsx';
import { VetProfile } from './VetProfile.tsx';

export function Component() {
  const { doctorId } = useParams();
  const vet = vets.find(({ id }) => id === doctorId);
  return vet ? <VetProfile vet={vet} /> : <UnknownVet />;
}
