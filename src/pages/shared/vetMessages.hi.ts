import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<typeof import('./vetMessages.ts'), typeof import('./vetMessages.hi.ts')>;

export const yearsOfExperience = (years: number) => `${years} साल का अनुभव`;
