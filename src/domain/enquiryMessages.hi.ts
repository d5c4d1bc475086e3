import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<
  typeof import('./enquiryMessages.ts'),
  typeof import('./enquiryMessages.hi.ts')
>;

export const answer = (label: string, text: string) => `${label}: ${text}`;

export const longAnswer = (label: string, text: string) => `${label}:\n${text}`;
