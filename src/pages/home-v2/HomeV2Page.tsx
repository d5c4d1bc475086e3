import { whenNear, whenReady } from '#src/components/WhenNear.tsx';
import { anchors } from '#src/config/paths.ts';
import { about, head, hero } from '#src/content/homeV2.ts';
import { AboutWithCounters } from '#src/sections/about/AboutWithCounters.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { MedicalHero } from '#src/sections/hero/MedicalHero.tsx';

const Treatment = whenNear('treatment', () => import('./parts/TreatmentPart.tsx'));
const People = whenNear('people', () => import('./parts/PeoplePart.tsx'));
const Words = whenNear('words', () => import('./parts/WordsPart.tsx'));

/** For the route: when the page can be shown whole. */
export const ready = () => whenReady(Treatment, People, Words);

/** /home-v2: the medical-style home (docs/product.md, section 2). */
export function Component() {
  return (
    <>
      <PageMeta {...head} />
      <MedicalHero {...hero} />
      <AboutWithCounters id={anchors.about} {...about} />
      <Treatment />
      <People />
      <Words />
    </>
  );
}
