// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BookingDraft, BookingField } from '#src/domain/types.ts';
import {
  type BookingEvent,
  bookingReducer,
  type BookingState,
  emptyForm,
} from '#src/features/booking/bookingReducer.ts';
import { bookingFields } from '#src/features/booking/draft/bookingDraft.ts';

const values: Record<BookingField, readonly string[]> = {
  name: ['Asha Rao', 'Ravi'],
  mobileNumber: ['9876543210', '98765'],
  email: ['asha@example.com', 'asha'],
  location: ['11', '99'],
  appointmentType: ['Surgery', 'Dentist'],
  petType: ['Cat', 'Parrot'],
  appointmentDate: ['2026-11-23', '2020-01-01'],
  appointmentTime: ['10:30', '03:00'],
  comments: ['She limps.', 'With me, please.\nAnd carefully.'],
};

const valueOf = (name: BookingField) => fc.constantFrom('', ...values[name]);
const answers = fc.record(
  Object.fromEntries(bookingFields.map((name) => [name, valueOf(name)])) as Record<
    BookingField,
    fc.Arbitrary<string>
  >,
  { requiredKeys: [] },
);

/** A submit and its outcome take the current answers. */
const events = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .constantFrom(...bookingFields)
        .chain((name) => valueOf(name).map((value) => ({ type: 'typed' as const, name, value }))),
    },
    answers.map((restored) => ({ type: 'restored' as const, answers: restored })),
    fc.record({
      type: fc.constant('filledIn' as const),
      answers,
      vet: fc.constantFrom('', 'Dr Nair', 'Dr Rao'),
    }),
    fc.constant('submitted' as const),
    fc.constant('booked' as const),
    answers.map((owner) => ({ type: 'again' as const, owner })),
  ),
  { maxLength: 30 },
);

const withoutWish = (text: string) => text.replace(/^With Dr \w+, please\.\n?/, '');

/** Whether an event has lost an answer that was there or that it brought. */
function isLost(name: BookingField, before: BookingState, event: BookingEvent, now: BookingState) {
  const [had, has] = [before.answers[name], now.answers[name]].map(withoutWish);
  if (event.type === 'typed' && event.name === name) return has !== event.value;
  const brought = event.type === 'restored' || event.type === 'filledIn' ? event.answers : {};
  if (brought[name]) return has !== brought[name];
  if (event.type === 'booked' && event.sent[name] === before.answers[name]) return false;
  return had !== '' && has !== had;
}

it('the booking form loses no answer in any order of events: only another answer or an accepted booking replaces it', () => {
  fc.assert(
    fc.property(events, (some) => {
      let form = emptyForm;
      let sent: BookingDraft | undefined;
      for (const one of some) {
        if (one === 'submitted') sent = form.answers;
        if (one === 'booked' && !sent) continue;
        const { mobileNumber } = form.answers;
        const event: BookingEvent =
          one === 'submitted'
            ? { type: one, mobileNumber, invalidFields: [] }
            : one === 'booked'
              ? { type: one, sent: sent! }
              : one;
        const next = bookingReducer(form, event);
        expect(bookingFields.filter((name) => isLost(name, form, event, next))).toEqual([]);
        if (one === 'booked') sent = undefined;
        form = next;
      }
    }),
    { numRuns: 500 },
  );
});
