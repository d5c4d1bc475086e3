import { useNavigate } from 'react-router-dom';
import type { Phone } from '#src/domain/contactLinks.ts';
import { type BookingStart, bookingStart } from './bookingStart.ts';
import type { EnquiryContent } from './enquiryContent.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import * as messages from './messages.tsx';

interface AppointmentFormProps extends EnquiryContent {
  phone: Phone;
  /** Fills in the booking form; returns that form's address. */
  startBooking: (start: BookingStart) => string;
}

/** Goes on to the booking form, with everything filled in. */
export function AppointmentForm({ startBooking, ...form }: AppointmentFormProps) {
  const navigate = useNavigate();
  return (
    <EnquiryForm
      {...form}
      withoutScript={messages.pleaseBookByPhone}
      notice={messages.buttonFillsIn}
      onSubmit={(enquiry) => void navigate(startBooking(bookingStart(enquiry)))}
    />
  );
}
