import { paths } from '#src/config/paths.ts';
import { clinics } from '#content/clinics.ts';
import { unknownClinic } from '#content/pages/clinics.ts';
import { UnknownAddress } from '#src/pages/shared/UnknownAddress.tsx';

/** Shown where no clinic has the slug of the address: says so and links to every clinic. */
export function UnknownClinic() {
  const others = clinics.map(({ slug, name, city }) => ({
    label: name,
    href: paths.clinic(slug),
    text: city,
  }));
  return <UnknownAddress {...unknownClinic} others={others} />;
}
