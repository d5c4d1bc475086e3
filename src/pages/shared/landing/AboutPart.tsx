import { anchors } from '#src/config/paths.ts';
import { about, counters } from '#src/content/landing.ts';
import { About } from '#src/sections/about/About.tsx';
import { Counters } from '#src/sections/about/Counters.tsx';

/** About (#about) and the figures that its picture stands on. */
export function Component() {
  return (
    <>
      <About id={anchors.about} {...about} />
      <Counters counters={counters} />
    </>
  );
}
