import * as common from '#src/components/messages.tsx';
import type { Phone } from '#src/domain/contactLinks.ts';
import { type BookingStart, bookingFromEnquiry } from './bookingFromEnquiry.ts';
import type { EnquiryContent } from './enquiryContent.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import * as messages from './messages.tsx';

interface AppointmentFormProps extends EnquiryContent {
  phone: Phone;
  onStart: (start: BookingStart) => void;
}

export function AppointmentForm({ onStart, ...form }: AppointmentFormProps) {
  return (
    <EnquiryForm
      {...form}
      withoutScript={common.pleaseBookByPhone}
      notice={messages.buttonFillsIn}
      onSubmit={(enquiry) => onStart(bookingFromEnquiry(enquiry))}
    />
  );
}
