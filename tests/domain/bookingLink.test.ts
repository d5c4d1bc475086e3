// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  answersOf,
  bookingLinkTo,
  readBookingLink,
  withoutBookingLink,
} from '#src/domain/bookingLink.ts';

const flags = { vetConsultation: false, petVaccination: true, surgery: true };
const clinics = [{ id: 12, name: 'Twelve', ...flags }];
const link = { clinic: '12', type: 'Surgery', pet: 'Cat' };

describe('a booking link', () => {
  test.each([
    ['?store=12&type=Surgery&pet=Cat', link],
    ['?store=+12+&type=Pet%20Vaccination', { clinic: '12', type: 'Pet Vaccination', pet: '' }],
    ['?pet=', { clinic: '', type: '', pet: '' }],
    ['?utm=store', undefined],
    ['', undefined],
  ])('%j asks for %j', (search, asked) => expect(readBookingLink(search)).toEqual(asked));

  test.each([
    ['?store=12&type=Surgery&pet=Cat', ''],
    ['?utm=a&store=12&b=c%26d', '?utm=a&b=c%26d'],
  ])('%j leaves %j', (search, rest) => expect(withoutBookingLink(search)).toBe(rest));

  test('fills in what there is', () => {
    expect(answersOf(link, clinics, 'full')).toEqual({
      answers: { location: '12', appointmentType: 'Surgery', petType: 'Cat' },
      missing: [],
    });
    expect(answersOf({ ...link, type: 'surgery', pet: 'DOG' }, clinics, 'full').answers).toEqual({
      location: '12',
      appointmentType: 'Surgery',
      petType: 'Dog',
    });
  });

  test('leaves out what there is not, and names it', () => {
    expect(answersOf({ clinic: '99', type: 'Surgery', pet: 'Fox' }, clinics, 'full')).toEqual({
      answers: { appointmentType: 'Surgery' },
      missing: ['location', 'pet type'],
    });
    expect(answersOf({ ...link, type: 'Vet Consultation' }, clinics, 'full').missing).toEqual([
      'appointment type',
    ]);
    expect(answersOf(link, clinics, 'simple').missing).toEqual(['appointment type']);
    expect(answersOf({ clinic: '', type: '', pet: '' }, clinics, 'full').missing).toEqual([]);
  });

  test('without a clinic keeps a type that one of them offers', () => {
    const asked = { clinic: '', type: 'surgery', pet: '' };
    const kept = { answers: { appointmentType: 'Surgery' }, missing: [] };
    expect(answersOf(asked, clinics, 'full')).toEqual(kept);
    expect(answersOf({ ...asked, type: 'Vet Consultation' }, clinics, 'full')).toEqual({
      answers: {},
      missing: ['appointment type'],
    });
    expect(answersOf({ ...asked, type: 'grooming' }, clinics, 'simple').missing).toEqual([]);
  });
});

describe('a link to a clinic’s form', () => {
  test('names the clinic, and the type where one is given', () => {
    expect(bookingLinkTo({ id: 12 })).toBe('?store=12');
    const search = bookingLinkTo({ id: 12 }, 'Pet Vaccination');
    expect(readBookingLink(search)).toEqual({ clinic: '12', type: 'Pet Vaccination', pet: '' });
  });
});
