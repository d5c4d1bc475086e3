import { brand } from '#content/brand.ts';
import { rules } from '#content/rules.ts';
import { hours } from '#src/content/hours.ts';
import { addToDraft } from '#src/features/booking/bookingStorage.ts';
import type { WaysOn } from '#src/sections/contact/NotSentYet.tsx';

/** What every form that sends nothing by itself offers once it is submitted. */
export const enquiryWays: WaysOn = {
  phone: brand.phone,
  phoneHours: hours.support,
  email: brand.email,
  mobile: rules.mobile,
  // Not in the address, which would stay in the browser's history.
  onBook: ({ variant, answers }) => addToDraft(variant, answers),
};
