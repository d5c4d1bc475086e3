import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<typeof import('./messages.ts'), typeof import('./messages.hi.ts')>;

export const grooming = 'ग्रूमिंग';

export const welcome = 'स्वागत';

export const book = 'अपॉइंटमेंट बुक करें';
