import { z } from 'zod';
import { decoration } from '#src/content/schema/kinds.ts';
import { head, link, words } from '#src/content/schema/words.ts';

/** The page of an address that nothing has. */
export const unknownAddress = {
  title: words(),
  heading: words(),
  lead: words(),
  picture: decoration,
  links: z.array(link),
  othersHeading: words(),
};

export const clinicsPagesSchema = z.strictObject({
  clinicsPage: z.strictObject({
    ...head,
    heading: words(),
    lead: words(),
    leadOfEmergencies: words(),
    emergencies: words(),
    noEmergencies: words(),
  }),
  clinicPage: z.strictObject({
    description: words('clinic', 'address'),
    bookLabel: words(),
    phoneHours: words('hours'),
    visit: z.strictObject({ heading: words(), getting: words(), parking: words() }),
    directionsLabel: words(),
    holidays: z.strictObject({ heading: words(), note: words() }),
    servicesHeading: words(),
    vetsHeading: words(),
    bookingTitle: words('area'),
    byPhone: z.strictObject({
      heading: words(),
      lead: words(),
      notOnline: words('area'),
      groomingLabel: words(),
    }),
  }),
  unknownClinic: z.strictObject(unknownAddress),
});
