import { anchors } from '#src/config/paths.ts';
import { landingTeasers } from '#src/content/landingLower.ts';
import { ArticleTeasers } from '#src/sections/articles/ArticleTeasers.tsx';

/** Articles (#blogs). */
export function Component() {
  return <ArticleTeasers id={anchors.blogs} {...landingTeasers} />;
}
