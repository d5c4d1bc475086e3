import { anchors } from '#src/config/paths.ts';
import * as landing from '#content/pages/landingAbout.ts';
import { About } from '#src/sections/about/About.tsx';
import { Counters } from '#src/sections/about/Counters.tsx';
import { ServicesMosaic } from '#src/sections/services/ServicesMosaic.tsx';
import { services } from './landingSections.ts';

/** The clinics' reasons, figures and services, of / and /home-v3. */
export function LandingAbout() {
  return (
    <>
      <About id={anchors.about} {...landing.about} />
      <Counters counters={landing.counters} />
      <ServicesMosaic id={anchors.services} {...services} />
    </>
  );
}
