import { videoBand } from '#src/content/landingLower.ts';
import { VideoBand } from '#src/sections/media/VideoBand.tsx';

/** The video. */
export function Component() {
  return <VideoBand {...videoBand} />;
}
