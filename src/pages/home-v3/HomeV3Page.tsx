import { deferContent } from '#src/components/deferContent.tsx';
import { anchors } from '#src/config/paths.ts';
import { brand } from '#content/brand.ts';
import { heroPhone } from '#content/pages/homeFirstScreen.ts';
import { bannerSlides, head } from '#content/pages/homeV3.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { Hero } from '#src/sections/hero/Hero.tsx';

const Lower = deferContent(() => import('./HomeV3PageLower.tsx'));
export const loader = Lower.loader;

/** /home-v3: the veterinary home. Its hero has other texts than the landing page, in another order. */
export function Component() {
  return (
    <>
      <PageMeta {...head} />
      <Hero
        label="Welcome"
        slides={bannerSlides}
        booking={{ label: 'Book Now', href: `#${anchors.contacts}` }}
        phone={heroPhone}
      />
      <Lower phone={brand.phone} />
    </>
  );
}
