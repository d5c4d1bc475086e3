import { partners } from '#src/content/landingLower.ts';
import { Brands } from '#src/sections/media/Brands.tsx';

/** The partners, between the film's mint and the articles' cream. */
export function Component() {
  return <Brands {...partners} ground="sky" />;
}
