import { anchors } from '#src/config/paths.ts';
import { solutions, treatments, video } from '#src/content/homeV2.ts';
import { partners } from '#src/content/landingLower.ts';
import { Brands } from '#src/sections/media/Brands.tsx';
import { SolutionCards } from '#src/sections/services/SolutionCards.tsx';
import { TreatmentList } from '#src/sections/services/TreatmentList.tsx';
import { VideoAside } from '#src/sections/media/VideoAside.tsx';

/** What is treated (#services), with whom, and where to start. */
export function Component() {
  return (
    <>
      <TreatmentList id={anchors.services} {...treatments} />
      <Brands {...partners} />
      <VideoAside {...video} />
      <SolutionCards {...solutions} />
    </>
  );
}
