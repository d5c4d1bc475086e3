import { decoration, group, listOf } from '#src/content/schema/kinds.ts';
import { head, link, words } from '#src/content/schema/words.ts';

/** The page of an address that nothing has. */
export const unknownAddress = {
  title: words(),
  heading: words(),
  lead: words(),
  picture: decoration,
  links: listOf(link),
  othersHeading: words(),
};

export const clinicsPagesSchema = group({
  clinicsPage: group({
    ...head,
    heading: words(),
    lead: words(),
    leadOfEmergencies: words().describe('After the lead, where any clinic takes emergencies.'),
    emergencies: words().describe('With the hours, at the clinics that take emergencies.'),
    noEmergencies: words().describe('Instead, on a day on which such a clinic takes none.'),
  }),
  clinicPage: group({
    description: words('clinic', 'address'),
    bookLabel: words(),
    phoneHours: words('hours'),
    visit: group({ heading: words(), getting: words(), parking: words() }),
    directionsLabel: words(),
    holidays: group({ heading: words(), note: words() }),
    servicesHeading: words(),
    vetsHeading: words(),
    bookingTitle: words('area'),
    byPhone: group({
      heading: words(),
      lead: words(),
      notOnline: words('area').describe('In front of it, once the list has come.'),
      groomingLabel: words(),
    }).describe('Where the stores list offers nothing of this clinic.'),
  }).describe("Of every clinic's page."),
  unknownClinic: group(unknownAddress),
});
