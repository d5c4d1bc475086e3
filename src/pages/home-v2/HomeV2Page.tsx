import { deferContent } from '#src/components/deferContent.tsx';
import { brand } from '#content/brand.ts';
import { head, hero } from '#content/pages/homeV2FirstScreen.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { MedicalHero } from '#src/sections/hero/MedicalHero.tsx';

const Lower = deferContent(() => import('./HomeV2PageLower.tsx'));
export const loader = Lower.loader;

/** /home-v2: the medical-style home (docs/product.md, section 2). */
export function Component() {
  return (
    <>
      <PageMeta {...head} />
      <MedicalHero {...hero} />
      <Lower phone={brand.phone} />
    </>
  );
}
