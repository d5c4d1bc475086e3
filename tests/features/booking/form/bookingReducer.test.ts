// @vitest-environment node
import { expect, it } from 'vitest';
import type { BookingAnswers } from '#src/domain/bookingTypes.ts';
import {
  type BookingEvent,
  bookingReducer,
  emptyForm,
} from '#src/features/booking/form/bookingReducer.ts';
import { emptyAnswers } from '#src/features/booking/shared/bookingAnswers.ts';
import { wholeAnswers as whole } from '#tests/support/sampleBooking.ts';

const submit: BookingEvent = { type: 'submitted', invalidFields: [] };
const booked = (nextDraft: Partial<BookingAnswers> = {}): BookingEvent => ({
  type: 'booked',
  nextDraft,
});

const type = (name: keyof BookingAnswers, value: string): BookingEvent => ({
  type: 'typed',
  name,
  value,
});
const restore = (draft: Partial<BookingAnswers>): BookingEvent => ({ type: 'restored', draft });
const fillIn = (answers: Partial<BookingAnswers>, vet = ''): BookingEvent => ({
  type: 'filledIn',
  answers,
  vet,
});

const after = (...events: BookingEvent[]) => events.reduce(bookingReducer, emptyForm);

it.each<[string, BookingEvent[], Partial<BookingAnswers>]>([
  [
    'takes the answers of the last link, and keeps the others',
    [type('petType', 'Dog'), type('name', 'Asha'), fillIn({ petType: 'Cat', name: '' })],
    { petType: 'Cat', name: 'Asha' },
  ],
  [
    'begins its comments with the vet whom a link asks for',
    [type('comments', 'She limps.'), fillIn({}, 'Dr Nair')],
    { comments: 'With Dr Nair, please.\nShe limps.' },
  ],
  [
    'keeps an answer that the restored one lacks',
    [type('name', 'Asha'), restore({ petType: 'Cat' })],
    { petType: 'Cat', name: 'Asha' },
  ],
  [
    'is tidied on submit',
    [type('name', ' Asha '), type('mobileNumber', '+91 98765-43210'), submit],
    { name: 'Asha', mobileNumber: '9876543210' },
  ],
  ['is empty once the booking is accepted', [fillIn(whole), submit, booked()], {}],
  [
    'is the next one once the booking is accepted',
    [fillIn(whole), submit, booked({ appointmentType: 'Surgery', location: '12' })],
    { appointmentType: 'Surgery', location: '12' },
  ],
  [
    'begins the booking for another pet with its owner, unless something was typed meanwhile',
    [
      booked({ name: 'Ravi', location: whole.location }),
      { type: 'reopened', owner: { name: 'Asha Rao', email: 'asha@example.com' } },
    ],
    { name: 'Ravi', email: 'asha@example.com', location: whole.location },
  ],
])('a booking’s draft %s', (_, events, draft) => {
  expect(after(...events).draft).toEqual({ ...emptyAnswers, ...draft });
});

it.each<[string, boolean, BookingEvent[]]>([
  ['stands as text if the page or the draft knows it', false, [restore({ location: '11' })]],
  ['stays in its field once it is chosen there', true, [type('location', '11')]],
  [
    'stands as text again if a link asks for another',
    false,
    [type('location', '11'), fillIn({ location: '13' })],
  ],
  [
    'stays in its field if a link asks for something else',
    true,
    [type('location', '11'), fillIn({}, 'Dr Nair')],
  ],
])('in the booking form the clinic %s', (_, isChoosing, events) => {
  expect(after(...events).isChoosing).toBe(isChoosing);
});

it.each<[string, boolean, BookingEvent[]]>([
  ['does not save a draft that is merely looked at', false, [restore({ name: 'Asha' })]],
  ['saves what is typed', true, [type('name', 'Asha')]],
  ['saves what is sent', true, [restore(whole), submit]],
  ['saves what a link has filled in', true, [fillIn({ petType: 'Cat' })]],
  ['has nothing to save once the booking is accepted', false, [fillIn(whole), booked()]],
])('the booking form %s', (_, isChanged, events) => {
  expect(after(...events).isChanged).toBe(isChanged);
});

it.each<[string, boolean, BookingEvent[]]>([
  ['is folded if it is empty', false, []],
  ['is folded once the booking is accepted', false, [fillIn(whole), booked()]],
  ['is open if it has a draft', true, [restore({ name: 'Asha' })]],
  ['is open if it was changed meanwhile', true, [fillIn(whole), booked({ name: 'Ravi' })]],
  ['is open for another pet', true, [booked(), { type: 'reopened', owner: {} }]],
  ['stays open if it is emptied by hand', true, [type('name', 'Asha'), type('name', '')]],
])('below a confirmation the booking form %s', (_, isOpen, events) => {
  expect(after(...events).isOpen).toBe(isOpen);
});

it('the form says that later changes were not sent, until the next booking is sent', () => {
  const events = [fillIn(whole), booked({ name: 'Ravi' })];
  expect(after(...events).hasLaterChanges).toBe(true);
  expect(after(...events, submit).hasLaterChanges).toBe(false);
});
