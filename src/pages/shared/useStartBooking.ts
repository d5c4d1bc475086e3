import { useNavigate } from 'react-router-dom';
import { bookingHref, paths } from '#src/config/paths.ts';
import { handOverState, handOverDraft } from '#src/features/booking/shared/bookingStorage.ts';
import type { BookingStart } from '#src/features/enquiry/bookingFromEnquiry.ts';

/** Returns a function that opens the prefilled booking form, by a draft: an address would stay in the browser's history. */
export function useStartBooking() {
  const navigate = useNavigate();
  return ({ variant, answers }: BookingStart) => {
    handOverDraft(variant, answers);
    const form = variant === 'simple' ? paths.contactGrooming : bookingHref;
    void navigate(form, { state: handOverState });
  };
}
