import { useParams } from 'react-router-dom';
import { unknownVet } from '#content/pages/vets.ts';
import { vets } from '#content/vets.ts';
import { paths } from '#src/config/paths.ts';
import { UnknownAddress } from '#src/pages/shared/UnknownAddress.tsx';
import { VetProfile } from './VetProfile.tsx';

export function Component() {
  const { doctorId } = useParams();
  const vet = vets.find(({ id }) => id === doctorId);
  return vet ? <VetProfile vet={vet} /> : <UnknownVet />;
}

function UnknownVet() {
  const others = vets.map(({ id, name, title }) => ({
    label: name,
    href: paths.vet(id),
    text: title,
  }));
  return <UnknownAddress {...unknownVet} others={others} />;
}
