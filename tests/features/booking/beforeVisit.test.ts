import { expect, it } from 'vitest';
import { beforeVisit } from '#src/features/booking/rules/bookingSetup.ts';
import { setup } from '#tests/support/sampleBooking.ts';

const services = [
  { id: 'surgeries', booking: 'Surgery', before: 'No food after 10 PM, water until morning' },
  { id: 'laparoscopy', booking: 'Surgery', before: 'No food after 10 PM' },
  { id: 'consultations', booking: 'Vet Consultation', before: 'Nothing' },
  { id: 'x-ray', booking: 'Vet Consultation', before: 'No food for 8 hours' },
  { id: 'vaccination', booking: 'Pet Vaccination', before: 'No food after 9 PM' },
];

it.each([
  ['Surgery', undefined, services[0]!.before],
  ['Surgery', ['laparoscopy'], services[1]!.before],
  ['Pet Vaccination', ['vaccination', 'x-ray'], services[4]!.before],
  // Of a type whose services don't say the same, what holds for any visit; unless the clinic has but one.
  ['Vet Consultation', ['consultations', 'x-ray'], setup.beforeVisit[0]],
  ['Vet Consultation', ['consultations'], 'Nothing'],
  ['Grooming', ['consultations'], setup.beforeVisit[0]],
])('what to do before %s where a clinic has %j: %s', (type, has, said) => {
  const clinic = has && { services: has };
  expect(beforeVisit({ ...setup, services }, type, clinic)).toEqual([said]);
});
