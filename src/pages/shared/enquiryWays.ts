import { brand } from '#content/brand.ts';
import { rules } from '#content/rules.ts';
import { enquiryStorage } from '#src/features/booking/enquiryStorage.ts';
import { hours } from '#src/content/hours.ts';
import { addToDraft } from '#src/features/booking/bookingStorage.ts';
import type { EnquiryContent } from '#src/domain/contentTypes.ts';
import type { EnquiryFormProps } from '#src/sections/contact/EnquiryForm.tsx';

/** What every form that sends nothing by itself offers once it is submitted, and where it keeps what is typed. */
export const enquiryWays: Omit<EnquiryFormProps, keyof EnquiryContent> = {
  storage: enquiryStorage,
  phone: brand.phone,
  phoneHours: hours.support,
  email: brand.email,
  mobile: rules.mobile,
  // Not in the address, which would stay in the browser's history.
  onBook: ({ variant, answers }) => addToDraft(variant, answers),
};
