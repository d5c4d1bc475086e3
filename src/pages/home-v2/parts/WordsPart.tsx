import { anchors } from '#src/config/paths.ts';
import { articles, reviews, steps } from '#src/content/homeV2.ts';
import { ArticleTeasers } from '#src/sections/articles/ArticleTeasers.tsx';
import { NumberedSteps } from '#src/sections/services/NumberedSteps.tsx';
import { PatientTestimonials } from '#src/sections/people/PatientTestimonials.tsx';

/** What owners say, how it goes, what to read (#blogs). */
export function Component() {
  return (
    <>
      <PatientTestimonials {...reviews} />
      <NumberedSteps {...steps} />
      <ArticleTeasers id={anchors.blogs} {...articles} />
    </>
  );
}
