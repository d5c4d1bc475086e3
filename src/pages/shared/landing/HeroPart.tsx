import { anchors } from '#src/config/paths.ts';
import { heroPhone, heroSlides, heroTeam } from '#src/content/home.ts';
import { Hero } from '#src/sections/hero/Hero.tsx';

/** The first screen of /. */
export function Component() {
  return (
    <Hero
      label="Welcome"
      slides={heroSlides}
      booking={{ label: 'Book Now', href: `#${anchors.contacts}` }}
      phone={heroPhone}
      team={heroTeam}
    />
  );
}
