import type { Twin } from '#src/config/twin.ts';
import type * as english from './video.ts';

export type Checked = Twin<typeof import('./video.ts'), typeof import('./video.hi.ts')>;

export const firstVisit: typeof english.firstVisit = {
  id: 'aqz-KE-bpKQ',
  title: 'पहली बार आना, शुरू से आखिर तक',
};
