// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  bookableDraft,
  changedSince,
  emptyDraft,
} from '#src/features/booking/draft/bookingDraft.ts';
import { wholeDraft as whole } from '#tests/support/sampleBooking.ts';

describe('the draft that is shown and sent', () => {
  const clinic = {
    id: 12,
    name: 'Adyar',
    vetConsultation: true,
    petVaccination: true,
    surgery: true,
  };

  it('keeps every answer of the draft that is on offer', () => {
    expect(bookableDraft(whole, clinic, ['Surgery'])).toEqual(whole);
  });

  it('drops from the draft a clinic that the list lacks, a type that the clinic does not offer and an unknown pet', () => {
    expect(bookableDraft({ ...whole, petType: 'Parrot' }, undefined, ['Grooming'])).toEqual({
      ...whole,
      location: '',
      appointmentType: '',
      petType: '',
    });
  });
});

it.each([
  ['is empty where nothing was changed', {}, {}],
  ['is empty where something was emptied', { comments: '' }, {}],
  [
    'has what was changed, with the clinic',
    { comments: 'He coughs.' },
    { comments: 'He coughs.', location: whole.location },
  ],
])('the next draft after a booking %s', (_, changes, next) => {
  expect(changedSince(whole, { ...whole, ...changes })).toEqual({ ...emptyDraft, ...next });
});
