import { expect, it } from 'vitest';
import { bookingFromEnquiry } from '#src/features/enquiry/bookingFromEnquiry.ts';
import type { Enquiry } from '#src/features/enquiry/enquiryContent.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';

it('an appointment form fills in name, e-mail, phone, service and date of the booking form', () => {
  const enquiry = {
    name: ' Kavya Menon ',
    email: 'kavya@example.com',
    phone: '+91 98765-43210',
    service: 'Surgery',
    date: '२१/१२/2026',
  };
  expect(bookingFromEnquiry(enquiry)).toEqual({
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

it('an appointment form for grooming leads to the booking form for grooming', () => {
  expect(bookingFromEnquiry({ service: 'Grooming' })).toMatchObject({
    variant: 'simple',
    answers: { appointmentType: 'Grooming' },
  });
});

it('an appointment form’s dates are read as they are written here, and what has no field is a comment', () =>
  expectAnswers(
    (enquiry: Enquiry) => bookingFromEnquiry(enquiry).answers,
    [
      [
        { subject: 'A cough', comments: 'At night.', address: 'Sample Road' },
        expect.objectContaining({ comments: 'A cough\nAt night.\nAddress: Sample Road' }),
      ],
      [
        { date: 'next week' },
        expect.objectContaining({ appointmentDate: '', comments: 'Date: next week' }),
      ],
      [
        { date: '31/2/2026' },
        expect.objectContaining({ appointmentDate: '', comments: 'Date: 31/2/2026' }),
      ],
      [
        { date: '2026-11-17' },
        expect.objectContaining({ appointmentDate: '2026-11-17', comments: '' }),
      ],
      [
        { date: '17/11/2026' },
        expect.objectContaining({ appointmentDate: '2026-11-17', comments: '' }),
      ],
      [{ phone: '12345' }, expect.objectContaining({ mobileNumber: '12345' })],
      [
        { name: ' ', date: '', address: '\n' },
        expect.objectContaining({ name: '', appointmentDate: '', comments: '' }),
      ],
    ],
  ));
