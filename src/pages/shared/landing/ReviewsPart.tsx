import { testimonials } from '#src/content/landingMore.ts';
import { Testimonials } from '#src/sections/Testimonials.tsx';

/** What owners say. */
export function Component() {
  return <Testimonials {...testimonials} />;
}
