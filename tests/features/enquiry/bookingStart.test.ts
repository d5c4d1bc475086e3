import { expect, test } from 'vitest';
import { bookingStart } from '#src/features/enquiry/bookingStart.ts';

test('name, e-mail, phone, service and date come along into the booking form', () => {
  const enquiry = {
    name: ' Kavya Menon ',
    email: 'kavya@example.com',
    phone: '+91 98765-43210',
    service: 'Surgery',
    date: '२१/१२/2026',
  };
  expect(bookingStart(enquiry)).toEqual({
    variant: 'full',
    answers: {
      name: 'Kavya Menon',
      email: 'kavya@example.com',
      mobileNumber: '9876543210',
      appointmentType: 'Surgery',
      appointmentDate: '2026-12-21',
      comments: '',
    },
  });
});

test('grooming is booked in the form for grooming', () => {
  expect(bookingStart({ service: 'Grooming' })).toMatchObject({
    variant: 'simple',
    answers: { appointmentType: 'Grooming' },
  });
});

test.each([
  [
    { subject: 'A cough', comments: 'At night.', address: 'Sample Road' },
    { comments: 'A cough\nAt night.\nAddress: Sample Road' },
  ],
  [{ date: 'next week' }, { appointmentDate: '', comments: 'Date: next week' }],
  [{ date: '31/2/2026' }, { appointmentDate: '', comments: 'Date: 31/2/2026' }],
  [{ date: '2026-11-17' }, { appointmentDate: '2026-11-17', comments: '' }],
  [{ date: '17/11/2026' }, { appointmentDate: '2026-11-17', comments: '' }],
  [{ phone: '12345' }, { mobileNumber: '12345' }],
  [
    { name: ' ', date: '', address: '\n' },
    { name: '', appointmentDate: '', comments: '' },
  ],
])('all of %j comes along, for the booking form to judge', (enquiry, answers) =>
  expect(bookingStart(enquiry)).toMatchObject({ variant: 'full', answers }),
);
