import { booking } from '#content/pages/vets.ts';
import { anchors, paths } from '#src/config/paths.ts';
import { bookingLinkToVet } from '#src/features/booking/draft/bookingLink.ts';
import type { Vet } from '#src/domain/vets.ts';
import { callPhone } from '#src/pages/shared/messages.ts';
import { clinicsOf } from '#src/pages/shared/vetClinics.ts';

/** The booking link of a vet's page, or the number of a clinic that takes no bookings online, and what it does for the visitor. */
export function bookingWith(vet: Vet) {
  // 'Dr Meera Nair' → 'Dr Nair'
  const name = vet.name.replace(`${vet.firstName} `, '');
  const all = clinicsOf(vet);
  const clinic = all.find(({ storeId }) => storeId !== undefined);
  const { name: place, phone } = clinic ?? all[0]!;
  if (!clinic)
    return {
      heading: booking.heading(name),
      label: callPhone(phone.display),
      href: phone.href,
      note: booking.byPhone(name, place),
      isByPhone: true,
    };
  return {
    heading: booking.heading(name),
    label: booking.label(name),
    href: `${paths.home}${bookingLinkToVet(name, clinic.storeId)}#${anchors.contacts}`,
    note: booking.note(name),
    isByPhone: false,
  };
}
