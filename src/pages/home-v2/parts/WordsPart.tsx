import { anchors } from '#src/config/paths.ts';
import { articles, reviews, steps } from '#src/content/homeV2.ts';
import { BlogTeasers } from '#src/sections/BlogTeasers.tsx';
import { NumeralSteps } from '#src/sections/NumeralSteps.tsx';
import { PatientWords } from '#src/sections/PatientWords.tsx';

/** What owners say, how it goes, what to read (#blogs). */
export function Component() {
  return (
    <>
      <PatientWords {...reviews} />
      <NumeralSteps {...steps} />
      <BlogTeasers id={anchors.blogs} {...articles} />
    </>
  );
}
