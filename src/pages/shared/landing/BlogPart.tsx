import { anchors } from '#src/config/paths.ts';
import { landingTeasers } from '#src/content/landingMore.ts';
import { BlogTeasers } from '#src/sections/BlogTeasers.tsx';

/** Articles (#blogs). */
export function Component() {
  return <BlogTeasers id={anchors.blogs} {...landingTeasers} />;
}
