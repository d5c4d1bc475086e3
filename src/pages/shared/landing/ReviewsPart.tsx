import { testimonials } from '#src/content/landingLower.ts';
import { Testimonials } from '#src/sections/people/Testimonials.tsx';

/** What owners say. */
export function Component() {
  return <Testimonials {...testimonials} />;
}
