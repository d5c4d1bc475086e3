import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<
  typeof import('./sessionMessages.ts'),
  typeof import('./sessionMessages.hi.ts')
>;

export const everyPlace = 'हर क्लिनिक';

export const mostPlaces = 'ज़्यादातर क्लिनिक';

export const severalPlaces = (count: number) => `${count} क्लिनिक`;

export const hoursAt = (hours: string, area: string) => `${hours} (${area})`;
