import * as shared from '#src/pages/shared/messages.ts';
import { useLocation } from 'react-router-dom';
import { anchors, paths } from '#src/config/paths.ts';
import { brand } from '#content/brand.yaml';
import { bookingForm } from '#src/content/bookingForm.ts';
import { booking } from '#content/pages/booking.yaml';
import { clinicsPages } from '#content/pages/clinics.yaml';
import { clinicPageOf } from '#src/content/clinicPages.ts';
import { bookingSetup } from '#src/content/bookingSetup.ts';
import { grooming, grooms } from '#src/domain/appointmentTypes.ts';
import { bookingLinkTo, readBookingLink } from '#src/domain/bookingLink.ts';
import type { Clinic } from '#src/content/schema/clinics.ts';
import { BookingSection } from '#src/features/booking/BookingSection.tsx';
import { ConnectedBookingForm } from '#src/features/booking/ConnectedBookingForm.tsx';
import { ContactBand } from '#src/sections/contact/ContactBand.tsx';
import type { ClinicStore } from './useClinicStore.ts';

interface ClinicBookingProps extends ClinicStore {
  clinic: Clinic;
}

/** The booking form with this clinic chosen, or the phone number where nothing can be booked here. */
export function ClinicBooking({ clinic, store, isBookable }: ClinicBookingProps) {
  const { search } = useLocation();
  // A booking link in the address names the clinic itself, and perhaps more; the form reads it.
  const isLinked = readBookingLink(search) !== undefined;
  const pageClinic = store && !isLinked ? String(store.id) : undefined;
  const { byPhone } = clinicsPages.clinicPage;
  const { bookingTitle, notOnline } = clinicPageOf(clinic);

  if (!isBookable) {
    const groomingLink = {
      label: byPhone.groomingLabel,
      href: `${paths.contactGrooming}${store ? bookingLinkTo(store, grooming) : ''}`,
    };
    return (
      <div id={anchors.contacts}>
        <ContactBand
          ground="mint"
          heading={byPhone.heading}
          lead={`${notOnline} ${byPhone.lead}`}
          links={[
            { label: shared.callPhone(clinic.phone.display), href: clinic.phone.href },
            ...(store && grooms(store) ? [groomingLink] : []),
          ]}
        />
      </div>
    );
  }
  return (
    <BookingSection
      {...(clinic.isVeterinary ? booking.bookingContent : booking.groomingContent.section)}
      title={bookingTitle}
      id={anchors.contacts}
      // In an emergency a clinic that takes none is nobody to call.
      phone={clinic.hours.emergency ? clinic.phone : brand.phone}
    >
      <ConnectedBookingForm
        {...bookingForm}
        clinicPhone={clinic.phone}
        setup={bookingSetup}
        variant="full"
        pageClinic={pageClinic}
      />
    </BookingSection>
  );
}
