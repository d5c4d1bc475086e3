// @vitest-environment node
import { expect, it } from 'vitest';
import {
  changedSince,
  emptyAnswers,
  tidyAnswers,
} from '#src/features/booking/shared/bookingAnswers.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';
import { wholeAnswers as whole } from '#tests/support/sampleBooking.ts';

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

it('after a booking the form keeps what was changed meanwhile, and the clinic, or is empty', () =>
  expectAnswers(
    (changes) => changedSince(whole, { ...whole, ...changes }),
    [
      [{}, emptyAnswers],
      [{ comments: '' }, emptyAnswers],
      [{ comments: `${whole.comments} `, mobileNumber: '+91 98765-43210' }, emptyAnswers],
      [
        { comments: 'He coughs.' },
        { ...emptyAnswers, comments: 'He coughs.', location: whole.location },
      ],
    ],
  ));
