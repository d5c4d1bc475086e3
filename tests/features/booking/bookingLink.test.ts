// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  matchBookingLink,
  type FollowedLink,
  readBookingLink,
  withoutBookingLink,
  withVetWish,
} from '#src/features/booking/draft/readBookingLink.ts';
import { writeBookingLink } from '#src/features/booking/draft/writeBookingLink.ts';

const nothing: FollowedLink = { location: '', appointmentType: '', petType: '', vet: '' };

describe('a booking link', () => {
  it.each<[string, Partial<FollowedLink> | undefined]>([
    [
      '?store=12&type=Surgery&pet=Cat',
      { location: '12', appointmentType: 'Surgery', petType: 'Cat' },
    ],
    ['?store=+12+&type=Pet%20Vaccination', { location: '12', appointmentType: 'Pet Vaccination' }],
    ['?vet=Dr+D’Souza', { vet: 'Dr D’Souza' }],
    ['?vet=%3Cb%3EDr', {}],
    [`?vet=${'a'.repeat(41)}`, {}],
    [writeBookingLink({ vet: 'Dr Nair', store: 12 }), { location: '12', vet: 'Dr Nair' }],
    ['?utm=store', undefined],
    ['', undefined],
  ])('the booking link %j asks for %j', (search, asked) =>
    expect(readBookingLink(search)).toEqual(asked && { ...nothing, ...asked }),
  );

  it('removing a booking link leaves the rest of the address’s query', () => {
    expect(withoutBookingLink('?store=12&type=Surgery&pet=Cat')).toBe('');
    expect(withoutBookingLink('?utm=a&store=12&vet=Dr+Nair&b=c%26d')).toBe('?utm=a&b=c%26d');
  });
});

describe('the values of a booking link', () => {
  const clinic = {
    id: 12,
    name: 'Adyar',
    vetConsultation: false,
    petVaccination: true,
    surgery: true,
  };
  const answers = (asked: Partial<FollowedLink>, variant: 'full' | 'simple' = 'full') =>
    matchBookingLink({ ...nothing, ...asked }, [clinic], variant);

  it('a booking link fills in what is on offer, whatever its case', () => {
    expect(answers({ location: '12', appointmentType: 'surgery', petType: 'CAT' })).toEqual({
      answers: { location: '12', appointmentType: 'Surgery', petType: 'Cat' },
      missing: [],
    });
  });

  it('a booking link’s value that is not on offer is ignored, and reported as missing', () => {
    expect(answers({ location: '99', appointmentType: 'Surgery', petType: 'Fox' })).toEqual({
      answers: { location: '', appointmentType: 'Surgery', petType: '' },
      missing: ['location', 'petType'],
    });
  });

  it.each([
    ['Vet Consultation', 'full', ['appointmentType']],
    ['Surgery', 'simple', ['appointmentType']],
    ['grooming', 'simple', []],
  ] as const)(
    'a booking link for %s in the %s form lacks %j, with and without a clinic',
    (type, form, missing) => {
      expect(answers({ appointmentType: type }, form).missing).toEqual(missing);
      expect(answers({ appointmentType: type, location: '12' }, form).missing).toEqual(missing);
    },
  );
});

it.each([
  ['', 'With Dr Nair, please.'],
  ['She limps.\nSince Monday.', 'With Dr Nair, please.\nShe limps.\nSince Monday.'],
  ['With Dr Rao, please.\nShe limps.', 'With Dr Nair, please.\nShe limps.'],
  ['With Dr Nair, please.', 'With Dr Nair, please.'],
  ['With a muzzle, please.', 'With Dr Nair, please.\nWith a muzzle, please.'],
])(
  'a wish for a vet is put before the comments %j, in place of an earlier wish',
  (comments, wished) => expect(withVetWish(comments, 'Dr Nair')).toBe(wished),
);
