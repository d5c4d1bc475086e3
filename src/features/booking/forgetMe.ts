import { forgetTypedFields } from '#src/components/keptFields.ts';
import { loadDraft, loadLastBooking } from './bookingStorage.ts';
import { isEnquiryKept } from './enquiryStorage.ts';
import { forgetInTab } from './forgetInTab.ts';
import { leaveForgetMark } from './forgetMark.ts';
import { personIn } from './person.ts';
import { forgetDetails } from './rememberedDetails.ts';
import { forgetSentBookings, sentBookings } from './sentBookings.ts';
import { bookingVariants } from './tabStorage.ts';

/** Whether this tab, or this browser for all tabs, keeps anything of a person who books. */
export function isAnybodyKept(): boolean {
  return (
    sentBookings().length > 0 ||
    isEnquiryKept() ||
    bookingVariants.some((variant) => loadLastBooking(variant) ?? personIn(loadDraft(variant)))
  );
}

/**
 * Forgets the person who books, here and in every tab of this browser: the details for next time, who is in a draft, the
 * confirmations, which bookings were sent, all of the other forms, and what was to come back after a reload. Of a draft the visit stays.
 * Returns whether the browser lets the other tabs know.
 */
export function forgetMe(): boolean {
  forgetDetails();
  forgetSentBookings();
  forgetTypedFields();
  const isShared = leaveForgetMark();
  forgetInTab();
  return isShared;
}
