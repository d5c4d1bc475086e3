import { anchors } from '#src/config/paths.ts';
import { services } from '#src/content/landing.ts';
import { ServicesMosaic } from '#src/sections/services/ServicesMosaic.tsx';

/** The services (#services). */
export function Component() {
  return <ServicesMosaic id={anchors.services} {...services} />;
}
