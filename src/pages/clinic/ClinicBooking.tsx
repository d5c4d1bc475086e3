import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { anchors, paths } from '#src/config/paths.ts';
import { bookingForm } from '#src/content/bookingSections.ts';
import { clinicPage, clinicPageOf } from '#src/content/clinicPages.ts';
import { clinics as profiles } from '#src/content/clinics.ts';
import { bookingLinkTo, readBookingLink } from '#src/domain/bookingLink.ts';
import { type ClinicProfile, joinClinics, servicesAt } from '#src/domain/clinics.ts';
import { BookingSection } from '#src/features/booking/BookingSection.tsx';
import { ConnectedBookingForm } from '#src/features/booking/ConnectedBookingForm.tsx';
import { useClinicChoice } from '#src/features/booking/useClinicChoice.ts';
import { ContactBand } from '#src/sections/contact/ContactBand.tsx';

/** The booking form with this clinic chosen, or the phone number where nothing can be booked here. */
export function ClinicBooking({ clinic }: { clinic: ClinicProfile }) {
  const { search } = useLocation();
  const { clinics: stores, status } = useClinicChoice();
  const store = useMemo(
    () => joinClinics(profiles, stores).find(({ profile }) => profile === clinic)?.store,
    [stores, clinic],
  );
  // A booking link in the address names the clinic itself, and perhaps more; the form reads it.
  const isLinked = readBookingLink(search) !== undefined;
  const prefill = useMemo(
    () => (store && !isLinked ? { location: String(store.id) } : undefined),
    [store, isLinked],
  );
  const { booking, byPhone } = clinicPage;
  const { bookingTitle, byPhoneLead } = clinicPageOf(clinic);
  const isBookable =
    status === 'ready' ? servicesAt(store, '').length > 0 : clinic.storeId !== undefined;

  if (!isBookable) {
    const grooming = {
      label: byPhone.groomingLabel,
      href: `${paths.contactGrooming}${store ? bookingLinkTo(store, 'Grooming') : ''}`,
    };
    return (
      <div id={anchors.contacts}>
        <ContactBand
          ground="mint"
          heading={byPhone.heading}
          lead={byPhoneLead}
          links={[
            { label: `Call ${clinic.phone.display}`, href: clinic.phone.href },
            ...(store ? [grooming] : []),
          ]}
        />
      </div>
    );
  }
  return (
    <BookingSection {...booking} title={bookingTitle} id={anchors.contacts} phone={clinic.phone}>
      <ConnectedBookingForm {...bookingForm} variant="full" prefill={prefill} />
    </BookingSection>
  );
}
