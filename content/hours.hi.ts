import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<typeof import('./hours.ts'), typeof import('./hours.hi.ts')>;

export { zone, phoneHours, emergencyHours, bookableTimes } from './hours.ts';

export const closedDays = [
  { date: '2026-12-25', name: 'क्रिसमस' },
  { date: '2027-01-26', name: 'गणतंत्र दिवस' },
  { date: '2027-08-15', name: 'स्वतंत्रता दिवस' },
];

const phone = 'सुबह\u00a09:30\u00a0बजे से शाम\u00a07\u00a0बजे\u00a0तक';
const appointments = 'सुबह\u00a010:30\u00a0बजे से शाम\u00a07:30\u00a0बजे\u00a0तक';
const emergency = 'सुबह\u00a09\u00a0बजे से रात\u00a09\u00a0बजे\u00a0तक';

export const hoursInWords = {
  phone,
  phoneInFooter: phone,
  appointments,
  appointmentsFrom: appointments,
  emergency,
  emergencyFrom: emergency,
  emergencyBetween: 'सुबह\u00a09\u00a0बजे से रात\u00a09\u00a0बजे के बीच',
};
