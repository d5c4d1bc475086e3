import { useParams } from 'react-router-dom';
import { vets } from '#src/content/vets.ts';
import { NoSuchDoctor } from './NoSuchDoctor.tsx';
import { VetPortrait } from './VetPortrait.tsx';

/** /doctors/:doctorId: a vet's own page; an id that nobody has is said to be so. */
export function Component() {
  const { doctorId } = useParams();
  const vet = vets.find(({ id }) => id === doctorId);
  return vet ? <VetPortrait vet={vet} /> : <NoSuchDoctor />;
}
