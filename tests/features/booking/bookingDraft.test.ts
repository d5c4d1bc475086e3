import { describe, expect, it } from 'vitest';
import { appointmentTypesFor } from '#src/domain/appointmentTypes.ts';
import { emptyDraft } from '#src/features/booking/bookingRules.ts';
import type { BookingDraft, Store } from '#src/domain/types.ts';
import {
  bookableDraft,
  filledIn,
  mergeDraft,
  withPlainNumber,
} from '#src/features/booking/bookingDraft.ts';

const indiranagar: Store = {
  id: 11,
  name: 'Indiranagar',
  vetConsultation: true,
  petVaccination: true,
  surgery: true,
};
const adyar: Store = { ...indiranagar, id: 13, name: 'Adyar', petVaccination: false };
const clinics = [indiranagar, adyar];
const offer = { clinics, variant: 'full' } as const;

function draftOf(answers: Partial<BookingDraft>): BookingDraft {
  return { ...emptyDraft, ...answers };
}

describe('the merge of a draft’s sources', () => {
  it('the merge of a draft’s sources is an empty draft where there are none', () => {
    expect(mergeDraft({})).toEqual(emptyDraft);
  });

  it('takes from each source what no other one answers', () => {
    expect(
      mergeDraft({
        kept: { name: 'Kept' },
        typed: { email: 'typed@example.com' },
        current: { comments: 'Current' },
        prefill: { petType: 'Cat' },
      }),
    ).toEqual(
      draftOf({ name: 'Kept', email: 'typed@example.com', comments: 'Current', petType: 'Cat' }),
    );
  });

  it.each([
    ['what was typed before hydration', 'what was kept', { kept: 'Dog', typed: 'Cat' }],
    ['the draft as it stands', 'what was kept', { kept: 'Dog', current: 'Cat' }],
    ['the draft as it stands', 'what was typed before hydration', { typed: 'Dog', current: 'Cat' }],
    ['what is chosen elsewhere', 'what was kept', { kept: 'Dog', prefill: 'Cat' }],
    ['what is chosen elsewhere', 'the draft as it stands', { current: 'Dog', prefill: 'Cat' }],
  ])('prefers %s to %s', (_stronger, _weaker, pets) => {
    const sources = Object.entries(pets).map(([source, petType]) => [source, { petType }]);
    expect(mergeDraft(Object.fromEntries(sources) as object).petType).toBe('Cat');
    // Not by the order in which they are named.
    expect(mergeDraft(Object.fromEntries(sources.toReversed()) as object).petType).toBe('Cat');
  });

  it.each(['typed', 'current', 'prefill'])(
    'replaces nothing by an empty answer of %s',
    (source) => {
      expect(mergeDraft({ kept: { petType: 'Dog' }, [source]: { petType: '' } }).petType).toBe(
        'Dog',
      );
    },
  );

  it('takes the country code off a number that was there before hydration, and off no other', () => {
    const mobileNumber = '+91 98765-43210';
    expect(withPlainNumber({ mobileNumber })).toEqual({ mobileNumber: '9876543210' });
    expect(mergeDraft({ kept: { mobileNumber } }).mobileNumber).toBe(mobileNumber);
    expect(mergeDraft({ current: { mobileNumber } }).mobileNumber).toBe(mobileNumber);
  });

  it('puts a wish for a vet before what is in the comments', () => {
    const current = { comments: 'She limps.' };
    expect(mergeDraft({ current, prefill: { vet: 'Dr Nair' } })).toEqual(
      draftOf({ comments: 'With Dr Nair, please.\nShe limps.' }),
    );
  });

  it('changes none of its sources', () => {
    const kept = Object.freeze({ name: 'Asha' });
    const typed = Object.freeze({ mobileNumber: '098765 43210' });
    mergeDraft({ kept, typed });
    expect(typed.mobileNumber).toBe('098765 43210');
  });
});

it('the answers of a record are its booking fields that hold text', () => {
  const record = { name: 'Asha', email: '', petType: 7, comments: null, evil: 'x' };
  expect(filledIn(record)).toEqual({ name: 'Asha' });
  expect(filledIn([1])).toEqual({});
  expect(filledIn()).toEqual({});
});

it.each([
  [
    'all of it where the clinic offers the type',
    { location: '13', appointmentType: 'Surgery', name: 'Asha' },
    {},
    {},
  ],
  [
    'no clinic and no type while the clinics are not there',
    { location: '13', appointmentType: 'Surgery', name: 'Asha' },
    { clinics: [] },
    { location: '', appointmentType: '' },
  ],
  [
    'no type that the clinic does not offer',
    { location: '13', appointmentType: 'Pet Vaccination' },
    {},
    { appointmentType: '' },
  ],
  [
    'the type of the simple form without a clinic too',
    { appointmentType: 'Grooming' },
    { clinics: [], variant: 'simple' },
    {},
  ],
] as const)('what can be booked of a draft is %s', (_, answers, changes, lost) => {
  const draft = draftOf(answers);
  const booked = bookableDraft(draft, { ...offer, ...changes });
  expect(booked.draft).toEqual({ ...draft, ...lost });
  expect(booked.clinic).toBe(booked.draft.location ? adyar : undefined);
  expect(booked.types).toEqual(
    appointmentTypesFor(booked.clinic, 'variant' in changes ? changes.variant : 'full'),
  );
});
