import { partners } from '#src/content/landingMore.ts';
import { Brands } from '#src/sections/Brands.tsx';

/** The partners. */
export function Component() {
  return <Brands {...partners} />;
}
