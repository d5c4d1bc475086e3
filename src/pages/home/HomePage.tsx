import { deferContent } from '#src/components/deferContent.tsx';
import { anchors } from '#src/config/paths.ts';
import { brand } from '#content/brand.ts';
import { head, heroPhone, heroSlides, heroTeam } from '#content/pages/homeFirstScreen.ts';
import { teamPictures } from '#src/content/heroTeam.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { Hero } from '#src/sections/hero/Hero.tsx';

const Lower = deferContent(() => import('./HomePageLower.tsx'));
export const loader = Lower.loader;

/** /: the landing page. */
export function Component() {
  return (
    <>
      <PageMeta {...head} />
      <Hero
        label="Welcome"
        slides={heroSlides}
        booking={{ label: 'Book Now', href: `#${anchors.contacts}` }}
        phone={heroPhone}
        team={heroTeam ? { ...heroTeam, pictures: teamPictures } : undefined}
      />
      <Lower phone={brand.phone} />
    </>
  );
}
