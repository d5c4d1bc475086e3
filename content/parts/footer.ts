import { brand } from '#content/brand.ts';
import { hoursInWords } from '#content/hours.ts';
import type { Link } from '#src/domain/contentTypes.ts';

/* The footer of every page. */

export const notes = {
  support: `Support hours ${hoursInWords.phoneInFooter}`,
  emergency: `Emergency care is available ${hoursInWords.emergencyBetween} in the hospitals.`,
  samples: 'Names, faces and reviews on this site are samples.',
};

export const services = [
  'OPD (Outpatient Department)',
  'Consultations',
  'Pharmacy',
  'Physiotherapy',
  'Diagnostics',
  'Pathology',
  'X-Ray & Ultrasound',
  'CT Scan',
  'Endoscopy',
  'Laparoscopy',
  'Dialysis',
  'Surgeries',
  'IPD (Inpatient Department)',
];

export const quickLinks = [
  { label: 'Home', href: '/' },
  { label: 'About Us', href: '/#about' },
  { label: 'Our Services', href: '/#services' },
  { label: 'Contact', href: '/#contacts' },
] satisfies Link[];

export const social = ['instagram', 'linkedin', 'youtube'] satisfies (keyof typeof brand.social)[];
