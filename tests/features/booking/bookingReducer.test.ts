import { describe, expect, it, test } from 'vitest';
import type { BookingDraft, Store } from '#src/domain/types.ts';
import { type BookingEvent, bookingReducer } from '#src/features/booking/bookingReducer.ts';
import { emptyDraft } from '#src/features/booking/draft/bookingDraft.ts';
import {
  type BookingState,
  clinicOf,
  draftOf,
  emptyForm,
  problemsOf,
  typesOf,
} from '#src/features/booking/bookingState.ts';
import { setup, wholeDraft } from '#tests/support/sampleBooking.ts';

const everything: Store = {
  id: 11,
  name: 'Indiranagar',
  vetConsultation: true,
  petVaccination: true,
  surgery: true,
};
const noVaccines: Store = { ...everything, id: 13, name: 'Adyar', petVaccination: false };
const clinics = [everything, noVaccines];
const now = { date: '2026-11-20', time: '12:00' };

const whole = { ...wholeDraft, location: '11', appointmentType: 'Pet Vaccination' };

const loaded: BookingEvent = { type: 'storesLoaded', clinics };
const submit: BookingEvent = { type: 'submitted', now, setup };
const booked: BookingEvent = { type: 'answered', sent: whole };

const type = (name: keyof BookingDraft, value: string): BookingEvent => ({
  type: 'typed',
  name,
  value,
});

const fill = (
  answers: Partial<BookingDraft>,
  from: 'tab' | 'page' | 'person' = 'person',
  vet?: string,
): BookingEvent => ({ type: 'prefilled', answers, from, vet });

/** The form after these events, with the clinics loaded. */
function after(...events: BookingEvent[]): BookingState {
  return [loaded, ...events].reduce(bookingReducer, emptyForm('full'));
}

describe('the answers of a form', () => {
  it.each<[string, BookingEvent[], Partial<BookingDraft>]>([
    ['are empty at first', [], {}],
    ['are what is typed last', [type('name', 'Asha'), type('name', 'Ravi')], { name: 'Ravi' }],
    [
      'are what is filled in last',
      [fill({ petType: 'Dog', name: 'Kept' }, 'tab'), fill({ petType: 'Cat' })],
      { petType: 'Cat', name: 'Kept' },
    ],
    [
      'are not replaced by an empty answer given elsewhere',
      [type('petType', 'Dog'), fill({ petType: '' })],
      { petType: 'Dog' },
    ],
    [
      'have a wish for a vet before the other comments',
      [type('comments', 'She limps.'), fill({}, 'person', 'Dr Nair')],
      { comments: 'With Dr Nair, please.\nShe limps.' },
    ],
    [
      'have the wish of the last link alone, also after a reload',
      [
        fill({ comments: 'With Dr Rao, please.\nShe limps.' }, 'tab', 'Dr Rao'),
        fill({}, 'person', 'Dr Nair'),
      ],
      { comments: 'With Dr Nair, please.\nShe limps.' },
    ],
    [
      'do not get back a wish that was deleted, by a reload',
      [fill({ comments: 'She limps.' }, 'tab', 'Dr Rao')],
      { comments: 'She limps.' },
    ],
    [
      'have ten digits of a number where it is sent with its country code and spaces',
      [type('mobileNumber', '+91 98765-43210'), submit],
      { mobileNumber: '9876543210' },
    ],
    [
      'have any other number as it was typed',
      [type('mobileNumber', '98765 4321'), submit],
      { mobileNumber: '98765 4321' },
    ],
    ['are empty once the booking is accepted', [fill(whole), submit, booked], {}],
    [
      'are what was changed meanwhile once the booking is accepted, a type with its clinic',
      [fill(whole), submit, type('appointmentType', 'Surgery'), booked],
      { appointmentType: 'Surgery', location: '11' },
    ],
    [
      'are the owner and the page’s clinic where another booking begins',
      [
        fill({ location: '11' }, 'page'),
        fill({ ...whole, location: '' }),
        submit,
        booked,
        { type: 'again', owner: { name: 'Asha Rao' } },
      ],
      { name: 'Asha Rao', location: '11' },
    ],
    [
      'keep what was changed meanwhile where another booking begins',
      [
        fill(whole),
        submit,
        type('name', 'Ravi'),
        booked,
        { type: 'again', owner: { name: 'Asha Rao', email: 'asha@example.com' } },
      ],
      { name: 'Ravi', email: 'asha@example.com', location: '11' },
    ],
  ])('%s', (_, events, answers) => {
    expect(after(...events).answers).toEqual({ ...emptyDraft, ...answers });
  });
});

describe('the draft that is shown and sent', () => {
  it.each<[string, BookingEvent[], Partial<BookingDraft>]>([
    ['is all of the answers where the clinic offers the type', [fill(whole)], {}],
    [
      'has no clinic and no type while the clinics load',
      [{ type: 'storesLoaded', clinics: [] }, fill(whole)],
      { location: '', appointmentType: '' },
    ],
    [
      'has both once the clinics are there',
      [{ type: 'storesLoaded', clinics: [] }, fill(whole), loaded],
      {},
    ],
    [
      'has no type that the new clinic does not offer',
      [fill(whole), type('location', '13')],
      { location: '13', appointmentType: '' },
    ],
    [
      'has the type again where the clinic that offers it is chosen again',
      [fill(whole), type('location', '13'), type('location', '11')],
      {},
    ],
    [
      'has no pet that is not looked after',
      [fill({ ...whole, petType: 'Parrot' })],
      { petType: '' },
    ],
  ])('%s', (_, events, lost) => {
    const state = after(...events);
    expect(draftOf(state)).toEqual({ ...whole, ...lost });
    expect(String(clinicOf(state)?.id ?? '')).toBe(draftOf(state).location);
  });

  it('has Grooming in the form for grooming, without a clinic too', () => {
    const state = bookingReducer(emptyForm('simple'), type('appointmentType', 'Grooming'));
    expect(typesOf(state)).toEqual(['Grooming']);
    expect(draftOf(state).appointmentType).toBe('Grooming');
  });
});

const told = (...events: BookingEvent[]) =>
  Object.keys(problemsOf(after(...events), now, setup)).join(' ');

test.each<[string, BookingEvent[], string]>([
  ['nothing before the form is sent', [type('email', 'asha')], ''],
  ['nothing of a whole booking', [fill(whole), submit], ''],
  ['every wrong field', [fill({ ...whole, name: ' ', email: 'asha' }), submit], 'name email'],
  [
    'what is still wrong after a correction',
    [fill({ ...whole, name: '', email: 'asha' }), submit, type('name', 'Asha')],
    'email',
  ],
  [
    'a field that is wrong again',
    [fill({ ...whole, name: '' }), submit, type('name', 'Asha'), type('name', '')],
    'name',
  ],
  [
    'nothing of a field that was right when the form was sent',
    [fill({ ...whole, name: '' }), submit, type('email', '')],
    'name',
  ],
  ['nothing of the next booking', [submit, fill(whole), booked], ''],
])('the form tells of %s', (_, events, names) => {
  expect(told(...events)).toBe(names);
});

describe('the clinic of a form', () => {
  it.each<[string, boolean, BookingEvent[]]>([
    ['is known where the page is about it', false, [fill({ location: '11' }, 'page')]],
    ['is known where the kept draft has it', false, [fill({ location: '11' }, 'tab')]],
    ['is chosen in its field', true, [type('location', '11')]],
    [
      'is known again where another is chosen elsewhere',
      false,
      [type('location', '11'), fill({ location: '13' })],
    ],
    [
      'stays in its field where a link is about something else',
      true,
      [type('location', '11'), fill({}, 'person', 'Dr Nair')],
    ],
  ])('%s', (_, isChoosing, events) => {
    expect(after(...events).isChoosing).toBe(isChoosing);
  });
});

test.each<[boolean, string, BookingEvent[]]>([
  [false, 'is merely opened', [fill({ name: 'Asha' }, 'tab'), fill({ location: '11' }, 'page')]],
  [true, 'is typed into', [type('name', 'Asha')]],
  [true, 'is filled in by a link', [fill({ petType: 'Cat' })]],
  [false, 'was sent and accepted', [fill(whole), submit, booked]],
  [true, 'is typed into after that', [fill(whole), submit, booked, type('name', 'Ravi')]],
])('it is %s that a form is changed which %s', (isChanged, _, events) => {
  expect(after(...events).isChanged).toBe(isChanged);
});

test.each<[boolean, string, BookingEvent[]]>([
  [false, 'is empty', []],
  [true, 'has a draft', [fill({ name: 'Asha' }, 'tab')]],
  [false, 'was sent and accepted', [fill(whole), submit, booked]],
  [true, 'was changed while it was sent', [fill(whole), submit, type('name', 'Ravi'), booked]],
  [true, 'is opened for another pet', [fill(whole), booked, { type: 'again', owner: {} }]],
  [true, 'is emptied by hand', [type('name', 'Asha'), type('name', '')]],
])('it is %s that a form is open below a confirmation where it %s', (isUnfolded, _, events) => {
  expect(after(...events).isUnfolded).toBe(isUnfolded);
});

it('what was changed while a booking was on its way is said until the next is sent', () => {
  const state = after(fill(whole), submit, type('name', 'Ravi'), booked);
  expect(state.hasMore).toBe(true);
  expect(bookingReducer(state, submit).hasMore).toBe(false);
});
