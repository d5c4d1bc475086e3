import { callToAction, vetSlider } from '#src/content/landing.ts';
import { CallToAction } from '#src/sections/contact/CallToAction.tsx';
import { VetSlider } from '#src/sections/people/VetSlider.tsx';

/** The vets, and the call to book that stands half on their wall. */
export function Component() {
  return (
    <>
      <VetSlider {...vetSlider} />
      <CallToAction {...callToAction} />
    </>
  );
}
