// @vitest-environment node
import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { hoursInWords as hours } from '#content/hours.ts';
import { beforeVisit } from '#content/parts/booking.ts';
import * as footer from '#content/parts/footer.ts';
import { services } from '#content/services.ts';
import { vets } from '#content/vets.ts';
import { appointmentsAt } from '#sandbox/data/appointments.ts';
import { visits } from '#sandbox/data/visits.ts';
import { plain } from '#tests/support/bookableClinics.ts';

/* docs/product.md fixes these texts to the letter; the tests of the footer and the pages look for them where they are shown. */

it('nobody is both a vet and a client', () => {
  const clients = [
    ...appointmentsAt().map(({ name }) => name),
    ...visits.map(({ client_name: client }) => client),
  ];
  expect(clients.length).toBeGreaterThan(50);
  expect(vets.filter(({ name }) => clients.includes(name.replace('Dr ', '')))).toEqual([]);
});

it('hours, emergency care, services, figures and copyright are fixed texts', () => {
  expect(hours.phoneInFooter).toBe('9:30AM to 7:00 PM');
  expect(hours.phone).toBe('9:30\u00a0AM\u00a0to\u00a07\u00a0PM');
  expect(hours.appointments).toBe('10:30\u00a0AM\u00a0to\u00a07:30\u00a0PM');
  expect(plain(hours.emergency)).toBe('9 AM to 9 PM');
  expect(plain(hours.emergencyBetween)).toBe('between 9 AM and 9 PM');
  expect(plain(footer.notes.emergency)).toBe(
    'Emergency care is available between 9 AM and 9 PM in the hospitals.',
  );
  expect(brand.figures).toEqual({ pets: '200K+', professionals: '150+', stores: '30+' });
  expect([brand.copyrightYear, brand.parentCompany]).toEqual([
    '2025',
    'Sample Parent Company Pvt Ltd',
  ]);
  expect(footer.services).toEqual([
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
  ]);
});

it('the advice before a visit names cats wherever it names dogs', () => {
  const said = [...services.map(({ before }) => before), ...beforeVisit];
  expect(said.filter((text) => /dog/i.test(text) && !/cat/i.test(text))).toEqual([]);
});
