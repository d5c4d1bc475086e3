import { anchors } from '#src/config/paths.ts';
import { brand } from '#src/content/brand.ts';
import { heroSlides, heroTeam } from '#src/content/home.ts';
import { Hero } from '#src/sections/Hero.tsx';

/** The first screen of /. */
export function Component() {
  return (
    <Hero
      label="Welcome"
      slides={heroSlides}
      booking={{ label: 'Book Now', href: `#${anchors.contacts}` }}
      phone={{ ...brand.phone, hours: '9:30 AM to 7:00 PM' }}
      team={heroTeam}
    />
  );
}
