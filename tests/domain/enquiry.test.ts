// @vitest-environment node
import { expect, test } from 'vitest';
import { bookingStart, enquiryText } from '#src/domain/enquiry.ts';
import { rules } from '#tests/support/bookingSetup.ts';

const today = '2026-11-18';

test('name, e-mail, phone, service and date come along into the booking form', () => {
  const enquiry = {
    name: ' Kavya Menon ',
    email: 'kavya@example.com',
    phone: '+91 98765-43210',
    service: 'Surgery',
    date: '21 December',
  };
  expect(bookingStart(enquiry, today, rules.mobile)).toEqual({
    variant: 'full',
    answers: {
      name: 'Kavya Menon',
      email: 'kavya@example.com',
      mobileNumber: '9876543210',
      appointmentType: 'Surgery',
      appointmentDate: '2026-12-21',
    },
    takes: ['name', 'e-mail', 'phone number', 'service', 'date (Monday, 21 Dec 2026)'],
    leaves: [],
  });
});

test('subject and comments come along as comments', () => {
  const { answers } = bookingStart(
    { subject: 'A cough', comments: 'At night.' },
    today,
    rules.mobile,
  );
  expect(answers).toEqual({ comments: 'A cough\nAt night.' });
});

test('grooming is booked in the form for grooming', () => {
  expect(bookingStart({ service: 'Grooming' }, today, rules.mobile)).toMatchObject({
    variant: 'simple',
    answers: { appointmentType: 'Grooming' },
  });
});

test.each([
  [
    { phone: '12345' },
    'Your phone number doesn’t come along: booking needs a mobile number of ten digits.',
  ],
  [
    { date: 'next week' },
    'The date doesn’t come along: please choose the day in the booking form.',
  ],
  [{ date: '17/11/2026' }, 'Tuesday, 17 Nov 2026 has passed: please choose another day.'],
  [{ address: 'Sample Road' }, 'Your address doesn’t come along: booking doesn’t need it.'],
])('%j can’t come along, and it is said why', (enquiry, why) =>
  expect(bookingStart(enquiry, today, rules.mobile)).toMatchObject({
    answers: {},
    takes: [],
    leaves: [why],
  }),
);

test('nothing typed leaves nothing to say', () => {
  const nothing = { variant: 'full', answers: {}, takes: [], leaves: [] };
  expect(bookingStart({}, today, rules.mobile)).toEqual(nothing);
  expect(bookingStart({ name: ' ', date: '', address: '\n' }, today, rules.mobile)).toEqual(
    nothing,
  );
});

test('an enquiry as a text has a line for each short answer and a paragraph for each long one', () => {
  const answers = [
    { label: 'Name', value: ' Kavya Menon' },
    { label: 'Comments', value: 'He coughs.\nAt night.' },
    { label: 'Email', value: '' },
    { label: 'Phone', value: '98765 43210' },
  ];
  expect(enquiryText(answers)).toBe(
    'Name: Kavya Menon\nPhone: 98765 43210\n\nComments:\nHe coughs.\nAt night.',
  );
  expect(enquiryText([])).toBe('');
});
