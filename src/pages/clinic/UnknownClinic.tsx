import { clinics } from '#content/clinics.ts';
import { unknownClinic } from '#content/pages/clinics.ts';
import { paths } from '#src/config/paths.ts';
import { UnknownAddress } from '#src/pages/shared/UnknownAddress.tsx';

export function UnknownClinic() {
  const others = clinics.map(({ slug, name, city }) => ({
    label: name,
    href: paths.clinic(slug),
    text: city,
  }));
  return <UnknownAddress {...unknownClinic} others={others} />;
}
