import { brand } from '#content/brand.ts';
import { bookingHref, paths } from '#src/config/paths.ts';
import type { EnquiryContent } from '#src/sections/contact/enquiryContent.ts';
import { bookingStart } from '#src/domain/enquiry.ts';
import { handOverDraft } from '#src/features/booking/bookingStorage.ts';
import { enquiryStorage } from '#src/features/booking/enquiryStorage.ts';
import type { EnquiryFormProps } from '#src/sections/contact/EnquiryForm.tsx';

/** Where a form without a call of its own keeps what is typed, and how it reaches the clinic. */
export const enquiryWays: Omit<EnquiryFormProps, keyof EnquiryContent> = {
  storage: enquiryStorage,
  phone: brand.phone,
  email: brand.email,
  // Through the draft, not in the address, which would stay in the browser's history.
  startBooking(values) {
    const { variant, answers } = bookingStart(values);
    handOverDraft(variant, answers);
    return variant === 'simple' ? paths.contactGrooming : bookingHref;
  },
};
