import { useDeferredValue } from 'react';
import { clinicPage } from '#content/pages/clinics.ts';
import { section } from '#content/parts/booking.ts';
import { phoneAction } from '#src/components/PhoneNumber.tsx';
import { bookingLink } from '#src/config/bookingLink.ts';
import { anchors, paths } from '#src/config/paths.ts';
import { grooming } from '#src/domain/appointmentTypes.ts';
import { grooms, type Clinic } from '#src/domain/clinicDirectory.ts';
import { LazyBookingForm } from '#src/pages/shared/LazyBookingForm.tsx';
import { BookingSection } from '#src/sections/booking/BookingSection.tsx';
import { ContactBand } from '#src/sections/contact/ContactBand.tsx';
import type { useClinicStore } from './useClinicStore.ts';

interface ClinicBookingProps extends ReturnType<typeof useClinicStore> {
  clinic: Clinic;
}

/** The booking form with this clinic chosen, or its phone number if nothing can be booked. */
export function ClinicBooking({ clinic, store, isBookable }: ClinicBookingProps) {
  const { bookingTitle, byPhone } = clinicPage;
  // Deferred: the number stays until the form's chunk has loaded.
  const showsForm = useDeferredValue(isBookable);

  if (!showsForm) {
    const groomingLink = {
      label: byPhone.groomingLabel,
      href: bookingLink({ store: store?.id, type: grooming }, paths.contactGrooming),
    };
    return (
      <div id={anchors.contacts}>
        <ContactBand
          heading={byPhone.heading}
          lead={`${byPhone.notOnline(clinic.area)} ${byPhone.lead}`}
          links={[phoneAction(clinic.phone), ...(store && grooms(store) ? [groomingLink] : [])]}
        />
      </div>
    );
  }
  return (
    <BookingSection
      {...section}
      title={bookingTitle(clinic.area)}
      id={anchors.contacts}
      adviceHref={`#${anchors.emergency}`}
    >
      <LazyBookingForm variant="full" anchor={anchors.contacts} pageStoreId={clinic.storeId} />
    </BookingSection>
  );
}
