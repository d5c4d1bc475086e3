import { anchors } from '#src/config/paths.ts';
import { brand } from '#src/content/brand.ts';
import { bannerSlides } from '#src/content/home.ts';
import { Hero } from '#src/sections/Hero.tsx';

/** The first screen of /home-v3: the same rooms as on /, in another order and with other words. */
export function Component() {
  return (
    <Hero
      label="Welcome"
      slides={bannerSlides}
      booking={{ label: 'Book Now', href: `#${anchors.contacts}` }}
      phone={{ ...brand.phone, hours: '9:30 AM to 7:00 PM' }}
    />
  );
}
