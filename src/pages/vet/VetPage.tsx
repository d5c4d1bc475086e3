import { useParams } from 'react-router-dom';
import { unknownVet, vetPage } from '#content/pages/vets.ts';
import { vets } from '#content/vets.ts';
import { workplacesOf } from '#src/business/vetRecords.ts';
import { paths } from '#src/config/paths.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { UnknownAddress } from '#src/pages/shared/UnknownAddress.tsx';
import { staticSection } from '#src/platform/hydration/staticSection.tsx';

const VetSections = staticSection(async () => (await import('./VetSections.tsx')).VetSections);

export function VetPage() {
  const { doctorId } = useParams();
  const vet = vets.find(({ id }) => id === doctorId);
  if (!vet) return <UnknownVet />;
  const { name, looksAfter } = vet;
  return (
    <>
      <PageMeta
        title={name}
        description={vetPage.description(`${name}, ${workplacesOf(vet)}`, looksAfter)}
      />
      <VetSections />
    </>
  );
}

function UnknownVet() {
  const others = vets.map(({ id, name, specialities }) => ({
    label: name,
    href: paths.vet(id),
    text: specialities,
  }));
  return <UnknownAddress {...unknownVet} others={others} />;
}
