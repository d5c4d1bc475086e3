import { callToAction, vetCarousel } from '#src/content/landing.ts';
import { CallToAction } from '#src/sections/contact/CallToAction.tsx';
import { VetCarousel } from '#src/sections/people/VetCarousel.tsx';

/** The vets, and the call to book that stands half on their wall. */
export function Component() {
  return (
    <>
      <VetCarousel {...vetCarousel} />
      <CallToAction {...callToAction} />
    </>
  );
}
