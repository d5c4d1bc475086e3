import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import { usePageOrFormClinic } from '#src/business/usePageClinic.ts';
import { clinicOfStore } from '#src/domain/clinicDirectory.ts';
import { AlreadyBooked } from '#src/features/booking/shared/AlreadyBooked.tsx';
import { useLastBooking } from '#src/features/booking/shared/lastBooking.ts';

/** How to change a booking outside the form, with the number of the booked clinic, the page's, the form's or the business's. */
export function BookingHelp() {
  const booked = useLastBooking();
  const clinic = usePageOrFormClinic();
  const { phone } = clinicOfStore(clinics, booked?.location) ?? clinic ?? brand;
  return <AlreadyBooked phone={phone} />;
}
