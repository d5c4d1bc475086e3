import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<
  typeof import('./timeMessages.ts'),
  typeof import('./timeMessages.hi.ts')
>;

export const atNight = (clock: string) => `रात ${clock} बजे`;

export const inMorning = (clock: string) => `सुबह ${clock} बजे`;

export const inAfternoon = (clock: string) => `दोपहर ${clock} बजे`;

export const inEvening = (clock: string) => `शाम ${clock} बजे`;

export const lateInEvening = (clock: string) => `रात ${clock} बजे`;

export const noon = 'दोपहर 12 बजे';

export const midnight = 'रात 12 बजे';

export const hoursFromTo = (opens: string, closes: string) => `${opens} से ${closes} तक`;
