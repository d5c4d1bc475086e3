import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<
  typeof import('./factMessages.ts'),
  typeof import('./factMessages.hi.ts')
>;

export const storeCount = (stores: string) => `${stores} स्टोर`;
export const clinicsAmong = (count: string) => `जिनमें ${count} क्लिनिक`;
