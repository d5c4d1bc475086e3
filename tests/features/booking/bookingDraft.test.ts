// @vitest-environment node
import { expect, it } from 'vitest';
import type { Store } from '#src/domain/bookingTypes.ts';
import {
  bookableDraft,
  changedSince,
  emptyDraft,
  tidyAnswers,
} from '#src/features/booking/draft/bookingDraft.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';
import { wholeDraft as whole } from '#tests/support/sampleBooking.ts';

const clinic: Store = { id: '12', name: 'Adyar', offers: ['Surgery'] };

it('the draft that is sent has every answer that is on offer', () => {
  expect(bookableDraft(whole, clinic, ['Surgery'])).toEqual(whole);
});

it('the draft that is sent lacks a clinic that has left the list, a type that the clinic does not offer and an unknown pet', () => {
  expect(bookableDraft({ ...whole, petType: 'Parrot' }, undefined, ['Grooming'])).toEqual({
    ...whole,
    location: '',
    appointmentType: '',
    petType: '',
  });
});

it('answers are checked and sent without the blanks around them, the number as its ten digits', () => {
  const typed = {
    name: ' Asha  Rao ',
    mobileNumber: ' +91 98765-43210',
    email: 'asha@example.com ',
    comments: '\nLimping.\n\nSince Saturday. ',
  };
  expect(tidyAnswers({ ...whole, ...typed })).toEqual({
    ...whole,
    name: 'Asha  Rao',
    comments: 'Limping.\n\nSince Saturday.',
  });
});

it('the next draft after a booking has what was changed meanwhile, with the clinic, and is empty where nothing was', () =>
  expectAnswers(
    (changes) => changedSince(whole, { ...whole, ...changes }),
    [
      [{}, emptyDraft],
      [{ comments: '' }, emptyDraft],
      [{ comments: `${whole.comments} `, mobileNumber: '+91 98765-43210' }, emptyDraft],
      [
        { comments: 'He coughs.' },
        { ...emptyDraft, comments: 'He coughs.', location: whole.location },
      ],
    ],
  ));
