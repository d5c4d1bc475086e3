import { expect, it } from 'vitest';
import { bookingContent } from '#src/business/bookingContent.ts';
import type { BookingAnswers } from '#src/domain/bookingTypes.ts';
import type { Store } from '#src/domain/clinicDirectory.ts';
import { resolveAnswers } from '#src/features/booking/form/useBookingForm.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';
import { hours, wholeAnswers as whole } from '#tests/support/sampleBooking.ts';
import { sampleClinic, weekOf } from '#tests/support/sampleClinic.ts';

const phoneOf = (display: string) => ({ display, number: display, href: `tel:${display}` });
const business = phoneOf('1');
const adyar = sampleClinic('Adyar', {
  storeId: '12',
  phone: phoneOf('12'),
  hours: weekOf('08:00', '20:00'),
});
const kothrud = sampleClinic('Kothrud', { storeId: '13', phone: phoneOf('13') });
const stores: Store[] = [
  { id: '12', name: 'VetBuddy Adyar', types: ['Surgery'] },
  { id: '99', name: 'VetBuddy Salt Lake', types: ['Vet Consultation'] },
];
const now = { date: '2026-11-20', time: '12:00' };

function resolve(changes: Partial<BookingAnswers>, pageStoreId?: string, clock?: typeof now) {
  const content = { ...bookingContent, clinics: [adyar, kothrud], hours, phone: business };
  const options = { variant: 'full', content, pageStoreId } as const;
  return resolveAnswers({ ...whole, ...changes }, stores, options, clock);
}

it('answers that are on offer are all shown, with the chosen clinic and its types', () => {
  expect(resolve({}, undefined, now)).toEqual({
    store: stores[0],
    clinic: adyar,
    hours: { ...hours, clinic: adyar },
    types: ['Surgery'],
    clinicPhone: adyar.phone,
    answers: whole,
    errors: {},
  });
});

it('a clinic, type or pet that is not on offer counts as not chosen', () => {
  expect(resolve({ location: '78' }).answers).toEqual({
    ...whole,
    location: '',
    appointmentType: '',
  });
  expect(resolve({ location: '99', petType: 'Parrot' }).answers).toEqual({
    ...whole,
    location: '99',
    appointmentType: '',
    petType: '',
  });
});

it('blanks around an answer are shown, and are no error', () => {
  const { answers, errors } = resolve({ email: ' asha@example.com ' }, undefined, now);
  expect(answers.email).toBe(' asha@example.com ');
  expect(errors).toEqual({});
});

it('no answer is wrong before the clinics’ clock is known', () => {
  expect(resolve({ name: '' }).errors).toEqual({});
  expect(resolve({ name: '' }, undefined, now).errors).toHaveProperty('name');
});

it('the number to call is the chosen clinic’s, otherwise the page’s, otherwise the business’s', () =>
  expectAnswers(
    ([location, pageStoreId]) => resolve({ location }, pageStoreId).clinicPhone,
    [
      [['12', undefined], adyar.phone],
      [['12', '13'], adyar.phone],
      [['', '13'], kothrud.phone],
      [['', undefined], business],
      // A clinic that the content lacks.
      [['99', '13'], business],
    ],
  ));
