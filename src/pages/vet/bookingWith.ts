import { booking } from '#content/pages/vets.ts';
import type { Vet } from '#src/business/recordTypes.ts';
import { clinicsOf } from '#src/business/vetRecords.ts';
import { phoneAction } from '#src/components/PhoneNumber.tsx';
import { bookingLink } from '#src/config/bookingLink.ts';

/** The link to book with a vet, or to phone a clinic without online booking, with its texts. */
export function bookingWith(vet: Vet) {
  // 'Dr Meera Nair' → 'Dr Nair'
  const name = vet.name.replace(`${vet.firstName} `, '');
  const workplaces = clinicsOf(vet);
  const bookable = workplaces.find(({ storeId }) => storeId !== undefined);
  const clinic = bookable ?? workplaces[0]!;
  if (!bookable)
    return {
      heading: booking.heading(name),
      ...phoneAction(clinic.phone),
      lead: booking.leadByPhone(name, clinic.name),
      isByPhone: true,
    };
  return {
    heading: booking.heading(name),
    label: booking.label(name),
    href: bookingLink({ vet: name, store: clinic.storeId }),
    lead: booking.lead(name),
    isByPhone: false,
  };
}
