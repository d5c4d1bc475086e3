import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<
  typeof import('./dateMessages.ts'),
  typeof import('./dateMessages.hi.ts')
>;

export const everyWeek = (weekday: string) => weekday;

// 'जुल॰' and 'अक्टू॰' are hard to read.
export const shortMonth = 'long';

export const dayAndMonth = (day: string, month: string) => `${day} ${month}`;

export const dayMonthAndYear = (day: string, month: string, year: string) =>
  `${day} ${month} ${year}`;
