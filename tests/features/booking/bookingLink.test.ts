// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  bookingLinkForType,
  bookingLinkTo,
  bookingLinkToVet,
} from '#src/features/booking/draft/bookingLink.ts';
import {
  answersOf,
  readBookingLink,
  withoutBookingLink,
  withVetWish,
} from '#src/features/booking/draft/followedLink.ts';

const nothing = { clinic: '', type: '', pet: '', vet: '' };
const link = { ...nothing, clinic: '12', type: 'Surgery', pet: 'Cat' };

describe('the address of a booking link', () => {
  it.each([
    ['?store=12&type=Surgery&pet=Cat', link],
    ['?store=+12+&type=Pet%20Vaccination', { ...nothing, clinic: '12', type: 'Pet Vaccination' }],
    ['?pet=', nothing],
    ['?vet=Dr+D’Souza', { ...nothing, vet: 'Dr D’Souza' }],
    ['?vet=%3Cb%3EDr', nothing],
    [`?vet=${'a'.repeat(41)}`, nothing],
    ['?utm=store', undefined],
    ['', undefined],
  ])('%j asks for %j', (search, asked) => expect(readBookingLink(search)).toEqual(asked));

  it.each([
    ['?store=12&type=Surgery&pet=Cat', ''],
    ['?utm=a&store=12&vet=Dr+Nair&b=c%26d', '?utm=a&b=c%26d'],
  ])('%j is %j once the form has it', (search, rest) =>
    expect(withoutBookingLink(search)).toBe(rest),
  );

  it.each([
    [bookingLinkTo({ id: 12 }), { clinic: '12' }],
    [bookingLinkTo({ id: 12 }, 'Pet Vaccination'), { clinic: '12', type: 'Pet Vaccination' }],
    [bookingLinkForType('Surgery'), { type: 'Surgery' }],
    [bookingLinkToVet('Dr D’Souza', 12), { clinic: '12', vet: 'Dr D’Souza' }],
    [bookingLinkToVet('Dr Nair'), { vet: 'Dr Nair' }],
  ])('%j is one that the site writes, for %j', (search, asked) =>
    expect(readBookingLink(search)).toEqual({ ...nothing, ...asked }),
  );
});

describe('the answers of a booking link', () => {
  const flags = { vetConsultation: false, petVaccination: true, surgery: true };
  const answers = (asked: Partial<typeof link>, variant: 'full' | 'simple' = 'full') =>
    answersOf({ ...nothing, ...asked }, [{ id: 12, name: 'Twelve', ...flags }], variant);

  it.each([
    [link, { location: '12', appointmentType: 'Surgery', petType: 'Cat' }],
    [
      { type: 'surgery', pet: 'DOG' },
      { appointmentType: 'Surgery', petType: 'Dog' },
    ],
    [
      { clinic: '12', vet: 'Dr Nair' },
      { location: '12', vet: 'Dr Nair' },
    ],
    [nothing, {}],
  ])('%j are filled in', (asked, filledIn) =>
    expect(answers(asked)).toEqual({ answers: filledIn, missing: [] }),
  );

  it('that don’t exist are left out and named', () => {
    expect(answers({ ...link, clinic: '99', pet: 'Fox' })).toEqual({
      answers: { appointmentType: 'Surgery' },
      missing: ['location', 'pet type'],
    });
  });

  it.each([
    ['Vet Consultation', 'full', ['appointment type']],
    ['Surgery', 'simple', ['appointment type']],
    ['grooming', 'simple', []],
  ] as const)('have the type %s in the %s form, or miss %j', (type, variant, missing) => {
    expect(answers({ type }, variant).missing).toEqual(missing);
    expect(answers({ type, clinic: '12' }, variant).missing).toEqual(missing);
  });
});

describe('a wish for a vet', () => {
  it.each([
    ['', 'With Dr Nair, please.'],
    ['She limps.\nSince Monday.', 'With Dr Nair, please.\nShe limps.\nSince Monday.'],
    ['With Dr Rao, please.\nShe limps.', 'With Dr Nair, please.\nShe limps.'],
    ['With Dr Nair, please.', 'With Dr Nair, please.'],
    [
      'With Dr Rao, please.\nWith a muzzle and two people, please.',
      'With Dr Nair, please.\nWith a muzzle and two people, please.',
    ],
  ])('joins the comments %j, in place of the last link’s', (comments, wished) =>
    expect(withVetWish(comments, 'Dr Nair', 'Dr Rao')).toBe(wished),
  );

  it('leaves what the owner wrote, whatever it looks like', () =>
    expect(withVetWish('With Dr Rao, please.', 'Dr Nair')).toBe(
      'With Dr Nair, please.\nWith Dr Rao, please.',
    ));
});
