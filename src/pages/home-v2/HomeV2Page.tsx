import { deferContent } from '#src/components/deferContent.tsx';
import { anchors } from '#src/config/paths.ts';
import { brand } from '#src/content/brand.ts';
import { about, head, hero } from '#src/content/homeV2.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { AboutWithCounters } from '#src/sections/about/AboutWithCounters.tsx';
import { MedicalHero } from '#src/sections/hero/MedicalHero.tsx';

const Lower = deferContent(() => import('./HomeV2PageLower.tsx'));
export const loader = Lower.loader;

/** /home-v2: the medical-style home (docs/product.md, section 2). */
export function Component() {
  return (
    <>
      <PageMeta {...head} />
      <MedicalHero {...hero} />
      <AboutWithCounters id={anchors.about} {...about} />
      <Lower phone={brand.phone} />
    </>
  );
}
