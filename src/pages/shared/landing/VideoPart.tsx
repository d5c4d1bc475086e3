import { videoBand } from '#src/content/landingMore.ts';
import { VideoBand } from '#src/sections/VideoBand.tsx';

/** The video. */
export function Component() {
  return <VideoBand {...videoBand} />;
}
