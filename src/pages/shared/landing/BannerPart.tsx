import { anchors } from '#src/config/paths.ts';
import { heroPhone } from '#src/content/home.ts';
import { bannerSlides } from '#src/content/homeV3.ts';
import { Hero } from '#src/sections/hero/Hero.tsx';

/** The first screen of /home-v3: the same rooms as on /, in another order and with other words. */
export function Component() {
  return (
    <Hero
      label="Welcome"
      slides={bannerSlides}
      booking={{ label: 'Book Now', href: `#${anchors.contacts}` }}
      phone={heroPhone}
    />
  );
}
