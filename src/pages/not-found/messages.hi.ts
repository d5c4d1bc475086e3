import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<typeof import('./messages.ts'), typeof import('./messages.hi.ts')>;

export const notFound = 'पेज नहीं मिला';

export const popularPages = 'ज़्यादा देखे जाने वाले पेज';
