import { expect, it } from 'vitest';
import { changedSince, emptyDraft, filledIn } from '#src/features/booking/draft/bookingDraft.ts';
import { wholeDraft } from './bookingKit.ts';

it('the answers of a record are its booking fields that hold text', () => {
  const record = { name: 'Asha', email: '', petType: 7, comments: null, evil: 'x' };
  expect(filledIn(record)).toEqual({ name: 'Asha' });
  expect(filledIn([1])).toEqual({});
  expect(filledIn()).toEqual({});
});

it.each([
  ['nothing where nothing was changed', {}, {}],
  ['what was changed', { comments: 'He coughs.' }, { comments: 'He coughs.' }],
  [
    'a type with the clinic that offers it',
    { appointmentType: 'Surgery' },
    { appointmentType: 'Surgery', location: wholeDraft.location },
  ],
  ['nothing that was emptied', { comments: '' }, {}],
])('the next draft after a booking is %s', (_, changes, next) => {
  const sent = { ...wholeDraft, appointmentType: 'Vet Consultation' };
  expect(changedSince(sent, { ...sent, ...changes })).toEqual({ ...emptyDraft, ...next });
});
