// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normaliseMobileNumber } from '#src/domain/mobileNumber.ts';
import type { BookingDraft, BookingField, BookingVariant, Store } from '#src/domain/types.ts';
import { bookingFields, filledIn } from '#src/features/booking/draft/bookingDraft.ts';
import { type BookingEvent, bookingReducer } from '#src/features/booking/bookingReducer.ts';
import {
  type BookingState,
  draftOf,
  emptyForm,
  typesOf,
} from '#src/features/booking/bookingState.ts';
import { setup } from '#tests/support/sampleBooking.ts';

/* A booking form under any events in any order. The rules of single events stand in bookingReducer.test.ts. */

const all = { vetConsultation: true, petVaccination: true, surgery: true };
const clinics: readonly Store[] = [
  { ...all, id: 11, name: 'Indiranagar' },
  { ...all, id: 12, name: 'Koramangala', surgery: false },
  { ...all, id: 13, name: 'Adyar', vetConsultation: false, petVaccination: false, surgery: false },
];

/** Answers that a form may get for a field: good, bad, as a link has them, and none. */
const values: Record<BookingField, readonly string[]> = {
  name: ['Asha Rao', 'Ravi'],
  mobileNumber: ['9876543210', '+91 98765-43210', '98765'],
  email: ['asha@example.com', 'asha'],
  location: ['11', '12', '13', '99'],
  appointmentType: ['Surgery', 'Vet Consultation', 'Grooming', 'Dentist'],
  petType: ['Cat', 'Dog', 'Parrot'],
  appointmentDate: ['2026-11-23', '2026-11-24', '2020-01-01'],
  appointmentTime: ['10:30', '19:30', '03:00'],
  comments: ['She limps.', 'With me, please.\nAnd carefully.'],
};

const { constantFrom } = fc;
const field = constantFrom(...bookingFields);
const valueOf = (name: BookingField) => constantFrom('', ...values[name]);
const answers = fc.record(
  Object.fromEntries(bookingFields.map((name) => [name, valueOf(name)])) as Record<
    BookingField,
    fc.Arbitrary<string>
  >,
  { requiredKeys: [] },
);

/** An event; 'answered' gets the draft that was sent when its turn comes. */
type Step = BookingEvent | 'answered';

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: field.chain((name) =>
      valueOf(name).map((value) => ({ type: 'typed' as const, name, value })),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('prefilled' as const),
      answers,
      from: constantFrom('tab' as const, 'page' as const, 'person' as const),
      vet: constantFrom(undefined, undefined, 'Dr Nair', 'Dr Rao'),
    }),
  },
  fc.subarray([...clinics]).map((some) => ({ type: 'storesLoaded' as const, clinics: some })),
  fc.constant({ type: 'submitted' as const, now: { date: '2026-11-20', time: '12:00' }, setup }),
  fc.constant('answered' as const),
  answers.map((owner) => ({ type: 'again' as const, owner })),
);
const anySteps = fc.array(step, { maxLength: 30 });
const variant = constantFrom<BookingVariant>('full', 'full-with-creation-date', 'simple');

/** Takes the steps one after the other; `look` sees each event with the form before and after it. */
function run(
  form: BookingState,
  steps: readonly Step[],
  look: (before: BookingState, event: BookingEvent, after: BookingState) => void = () => undefined,
): { form: BookingState; events: BookingEvent[] } {
  const events: BookingEvent[] = [];
  let sent: BookingDraft | undefined;
  for (const one of steps) {
    if (one === 'answered' && !sent) continue;
    const event: BookingEvent = one === 'answered' ? { type: 'answered', sent: sent! } : one;
    const after = bookingReducer(form, event);
    look(form, event, after);
    if (event.type === 'submitted' && after.wrong.length === 0) sent = draftOf(after);
    if (event.type === 'answered') sent = undefined;
    events.push(event);
    form = after;
  }
  return { form, events };
}

const withoutWish = (text: string) =>
  text.split('\n').filter((line) => !/^With Dr \w+, please\.$/.test(line));

/** Whether an answer is still what the person gave: the number perhaps without its country code, the comments perhaps with a wish. */
function isKept(name: BookingField, had: string, has: string): boolean {
  if (name === 'mobileNumber') return has === had || has === normaliseMobileNumber(had);
  if (name === 'comments') return withoutWish(has).join() === withoutWish(had).join();
  return has === had;
}

/** The fields whose answers an event has lost: those that were there, and those that it brought. */
function lostBy(before: BookingState, event: BookingEvent, after: BookingState): BookingField[] {
  const brought = event.type === 'prefilled' ? event.answers : {};
  return bookingFields.filter((name) => {
    const [had, has] = [before.answers[name], after.answers[name]];
    if (event.type === 'typed' && event.name === name) return has !== event.value;
    if (brought[name]) return !has.includes(brought[name]);
    const isBooked = event.type === 'answered' && event.sent[name] === had;
    return had !== '' && !isBooked && !isKept(name, had, has);
  });
}

it('any order of events loses nothing typed: an answer goes only for another one, or into a booking that was accepted', () => {
  fc.assert(
    fc.property(variant, anySteps, (which, some) => {
      run(emptyForm(which), some, (...change) => expect(lostBy(...change)).toEqual([]));
    }),
    { numRuns: 500 },
  );
});

it('any order of events leaves a draft that its clinic can take: no clinic, type or pet that is not on offer', () => {
  fc.assert(
    fc.property(variant, anySteps, (which, some) => {
      run(emptyForm(which), some, (_, event, after) => {
        const draft = draftOf(after);
        expect(['', ...typesOf(after)]).toContain(draft.appointmentType);
        expect(['', ...after.clinics.map(({ id }) => String(id))]).toContain(draft.location);
        expect(['', 'Cat', 'Dog']).toContain(draft.petType);
        expect({ ...after.answers, ...filledIn(draft) }).toEqual(after.answers);
        const isSent = event.type === 'submitted' && after.wrong.length === 0;
        expect(isSent && Object.values(draft).includes('')).toBe(false);
      });
    }),
    { numRuns: 500 },
  );
});

it('the answers are the same whenever the clinics arrive, and come back whole from what the tab has kept', () => {
  fc.assert(
    fc.property(variant, anySteps, (which, some) => {
      const { form, events } = run(emptyForm(which), some);
      const others = events.filter(({ type }) => type !== 'storesLoaded');
      expect(others.reduce(bookingReducer, emptyForm(which)).answers).toEqual(form.answers);
      const kept = filledIn(form.answers);
      const back = { type: 'prefilled', answers: kept, from: 'tab', vet: form.wishedVet } as const;
      expect(bookingReducer(emptyForm(which), back).answers).toEqual(form.answers);
    }),
    { numRuns: 500 },
  );
});
