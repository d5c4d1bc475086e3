import { forgetTypedFields } from '#src/components/keptFields.ts';
import type { BookingVariant } from '#src/domain/types.ts';
import { dropForgotten, loadDraft, loadLastBooking } from './bookingStorage.ts';
import { forgetEnquiries, isEnquiryKept } from './enquiryStorage.ts';
import { leaveForgetMark } from './forgetMark.ts';
import { forgetDetails, personIn } from './rememberedDetails.ts';
import { forgetSentBookings, sentBookings } from './sentBookings.ts';

const variants: readonly BookingVariant[] = ['full', 'full-with-creation-date', 'simple'];

/** Whether this tab, or this browser for all tabs, keeps anything of a person who books. */
export function isAnybodyKept(): boolean {
  return (
    sentBookings().length > 0 ||
    isEnquiryKept() ||
    variants.some((variant) => loadLastBooking(variant) ?? personIn(loadDraft(variant)))
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

/** Removes what this tab kept of the person before 'Forget me' was pressed, here or in another tab. */
export function forgetInTab(): void {
  if (!isEnquiryKept()) forgetEnquiries();
  variants.forEach(dropForgotten);
}
