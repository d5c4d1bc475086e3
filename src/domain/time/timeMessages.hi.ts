import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<
  typeof import('./timeMessages.ts'),
  typeof import('./timeMessages.hi.ts')
>;

export const timeOfDay = (clock: string, hour: number) => `${partOfDay(hour)} ${clock} बजे`;

function partOfDay(hour: number): string {
  if (hour < 4) return 'रात';
  if (hour < 12) return 'सुबह';
  if (hour < 16) return 'दोपहर';
  return hour < 20 ? 'शाम' : 'रात';
}

export const hoursFromTo = (opens: string, closes: string) => `${opens} से ${closes} तक`;
