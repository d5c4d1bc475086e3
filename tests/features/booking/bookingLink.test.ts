import { expect, test } from 'vitest';
import {
  answersOf,
  type BookingLink,
  bookingLinkTo,
  bookingLinkToVet,
  readBookingLink,
  withVetWish,
  withoutBookingLink,
} from '#src/features/booking/bookingLink.ts';
import type { BookingVariant } from '#src/domain/types.ts';

const flags = { vetConsultation: false, petVaccination: true, surgery: true };
const clinics = [{ id: 12, name: 'Twelve', ...flags }];
const answers = (asked: BookingLink, variant: BookingVariant = 'full') =>
  answersOf(asked, clinics, variant);
const link = { clinic: '12', type: 'Surgery', pet: 'Cat', vet: '' };

test.each([
  ['?store=12&type=Surgery&pet=Cat', link],
  [
    '?store=+12+&type=Pet%20Vaccination',
    { clinic: '12', type: 'Pet Vaccination', pet: '', vet: '' },
  ],
  ['?pet=', { clinic: '', type: '', pet: '', vet: '' }],
  ['?vet=Dr+D’Souza', { clinic: '', type: '', pet: '', vet: 'Dr D’Souza' }],
  ['?vet=%3Cb%3EDr', { clinic: '', type: '', pet: '', vet: '' }],
  [`?vet=${'a'.repeat(41)}`, { clinic: '', type: '', pet: '', vet: '' }],
  ['?utm=store', undefined],
  ['', undefined],
])('the query %j is read as %j', (search, asked) => expect(readBookingLink(search)).toEqual(asked));

test.each([
  ['?store=12&type=Surgery&pet=Cat', ''],
  ['?utm=a&store=12&b=c%26d', '?utm=a&b=c%26d'],
])('the query %j without the booking link is %j', (search, rest) =>
  expect(withoutBookingLink(search)).toBe(rest),
);

test('a booking link fills in the possible values', () => {
  expect(answers(link)).toEqual({
    answers: { location: '12', appointmentType: 'Surgery', petType: 'Cat' },
    missing: [],
  });
  expect(answers({ ...link, type: 'surgery', pet: 'DOG' }).answers).toEqual({
    location: '12',
    appointmentType: 'Surgery',
    petType: 'Dog',
  });
});

test('a booking link reports the impossible values and leaves them out', () => {
  expect(answers({ ...link, clinic: '99', pet: 'Fox' })).toEqual({
    answers: { appointmentType: 'Surgery' },
    missing: ['location', 'pet type'],
  });
  expect(answers({ ...link, type: 'Vet Consultation' }).missing).toEqual(['appointment type']);
  expect(answers(link, 'simple').missing).toEqual(['appointment type']);
  expect(answers({ ...link, clinic: '', type: '', pet: '' }).missing).toEqual([]);
});

test('a booking link without a clinic keeps a type that some clinic offers', () => {
  const asked = { ...link, clinic: '', type: 'surgery', pet: '' };
  const kept = { answers: { appointmentType: 'Surgery' }, missing: [] };
  expect(answers(asked)).toEqual(kept);
  expect(answers({ ...asked, type: 'Vet Consultation' })).toEqual({
    answers: {},
    missing: ['appointment type'],
  });
  expect(answers({ ...asked, type: 'grooming' }, 'simple').missing).toEqual([]);
});

test('a link to a clinic’s form contains the clinic, and the type if one is given', () => {
  expect(bookingLinkTo({ id: 12 })).toBe('?store=12');
  const search = bookingLinkTo({ id: 12 }, 'Pet Vaccination');
  expect(readBookingLink(search)).toEqual({ ...link, type: 'Pet Vaccination', pet: '' });
});

test('a link to a vet’s form carries the vet, and the clinic where it is known', () => {
  expect(readBookingLink(bookingLinkToVet('Dr D’Souza', 12))).toEqual({
    ...link,
    type: '',
    pet: '',
    vet: 'Dr D’Souza',
  });
  expect(bookingLinkToVet('Dr Nair')).toBe('?vet=Dr+Nair');
  expect(answers({ ...link, vet: 'Dr Nair' }).answers.vet).toBe('Dr Nair');
});

test.each([
  ['', 'With Dr Nair, please.'],
  ['She limps.\nSince Monday.', 'With Dr Nair, please.\nShe limps.\nSince Monday.'],
  ['With Dr Rao, please.\nShe limps.', 'With Dr Nair, please.\nShe limps.'],
  ['With Dr Nair, please.', 'With Dr Nair, please.'],
  [
    'With Dr Rao, please.\nWith a muzzle and two people, please.',
    'With Dr Nair, please.\nWith a muzzle and two people, please.',
  ],
])('a wish for a vet joins the comments %j, in place of the last link’s', (comments, wished) =>
  expect(withVetWish(comments, 'Dr Nair', 'Dr Rao')).toBe(wished),
);

test('a wish for a vet leaves what the owner wrote, whatever it looks like', () =>
  expect(withVetWish('With Dr Rao, please.', 'Dr Nair')).toBe(
    'With Dr Nair, please.\nWith Dr Rao, please.',
  ));
