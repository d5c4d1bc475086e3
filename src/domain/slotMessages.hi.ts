import { plural } from '#src/config/plural.ts';
import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<
  typeof import('./slotMessages.ts'),
  typeof import('./slotMessages.hi.ts')
>;

export const everyHalfHour = 'हर आधे घंटे पर';

export const everyHours = (count: number) =>
  plural(count, { one: 'हर घंटे', other: `हर ${count} घंटे पर` });

export const everyMinutes = (count: number) =>
  plural(count, { one: 'हर मिनट', other: `हर ${count} मिनट पर` });
