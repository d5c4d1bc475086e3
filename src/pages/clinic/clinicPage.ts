import { hoursInWords } from '#content/hours.ts';
import { clinicPage } from '#content/pages/clinics.ts';
import { addressOf, type Clinic } from '#src/domain/clinicDirectory.ts';

/** The facts of a clinic's page besides the texts of every clinic's. */
export function clinicPageOf(clinic: Clinic) {
  const { area } = clinic;
  const address = addressOf(clinic);
  return {
    description: clinicPage.description(clinic.name, address),
    address,
    bookingTitle: clinicPage.bookingTitle(area),
    notOnline: clinicPage.byPhone.notOnline(area),
    phoneHours: clinicPage.phoneHours(hoursInWords.phone),
  };
}
