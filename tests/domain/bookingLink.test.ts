// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  answersOf,
  bookingLinkTo,
  readBookingLink,
  withoutBookingLink,
} from '#src/domain/bookingLink.ts';

const flags = { vetConsultation: false, petVaccination: true, surgery: true };
const stores = [{ id: 12, name: 'Twelve', ...flags }];
const link = { store: '12', type: 'Surgery', pet: 'Cat' };

describe('a booking link', () => {
  test.each([
    ['?store=12&type=Surgery&pet=Cat', link],
    ['?store=+12+&type=Pet%20Vaccination', { store: '12', type: 'Pet Vaccination', pet: '' }],
    ['?pet=', { store: '', type: '', pet: '' }],
    ['?utm=store', undefined],
    ['', undefined],
  ])('%j asks for %j', (search, asked) => expect(readBookingLink(search)).toEqual(asked));

  test.each([
    ['?store=12&type=Surgery&pet=Cat', ''],
    ['?utm=a&store=12&b=c%26d', '?utm=a&b=c%26d'],
  ])('%j leaves %j', (search, rest) => expect(withoutBookingLink(search)).toBe(rest));

  test('fills in what there is', () => {
    expect(answersOf(link, stores, 'full')).toEqual({
      answers: { location: '12', appointmentType: 'Surgery', petType: 'Cat' },
      missing: [],
    });
    expect(answersOf({ ...link, type: 'surgery', pet: 'DOG' }, stores, 'full').answers).toEqual({
      location: '12',
      appointmentType: 'Surgery',
      petType: 'Dog',
    });
  });

  test('leaves out what there is not, and names it', () => {
    expect(answersOf({ store: '99', type: 'Surgery', pet: 'Fox' }, stores, 'full')).toEqual({
      answers: { appointmentType: 'Surgery' },
      missing: ['location', 'pet type'],
    });
    expect(answersOf({ ...link, type: 'Vet Consultation' }, stores, 'full').missing).toEqual([
      'appointment type',
    ]);
    expect(answersOf(link, stores, 'simple').missing).toEqual(['appointment type']);
    expect(answersOf({ store: '', type: '', pet: '' }, stores, 'full').missing).toEqual([]);
  });

  test('without a clinic keeps a type that one of them offers', () => {
    const asked = { store: '', type: 'surgery', pet: '' };
    const kept = { answers: { appointmentType: 'Surgery' }, missing: [] };
    expect(answersOf(asked, stores, 'full')).toEqual(kept);
    expect(answersOf({ ...asked, type: 'Vet Consultation' }, stores, 'full')).toEqual({
      answers: {},
      missing: ['appointment type'],
    });
    expect(answersOf({ ...asked, type: 'grooming' }, stores, 'simple').missing).toEqual([]);
  });
});

describe('a link to a store’s form', () => {
  test('names the store, and the type where one is given', () => {
    expect(bookingLinkTo({ id: 12 })).toBe('?store=12');
    const search = bookingLinkTo({ id: 12 }, 'Pet Vaccination');
    expect(readBookingLink(search)).toEqual({ store: '12', type: 'Pet Vaccination', pet: '' });
  });
});
