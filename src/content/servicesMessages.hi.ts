import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<
  typeof import('./servicesMessages.ts'),
  typeof import('./servicesMessages.hi.ts')
>;

export const callNumber = (phone: string) => `${phone} पर फ़ोन करें`;

export const everyClinicBut = (everyClinic: string, others: string) =>
  `${others} को छोड़कर ${everyClinic}`;
