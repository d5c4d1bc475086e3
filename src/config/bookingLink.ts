/* A link that fills in the booking form: `/?store=12&type=Surgery&pet=Cat&vet=Dr+Nair#contacts`. */

export const bookingLinkKeys = ['store', 'type', 'pet', 'vet'] as const;

/** The query of a booking link: '?store=12&type=Surgery'. `vet` goes into the comments. */
export function writeBookingLink(
  asked: Partial<Record<(typeof bookingLinkKeys)[number], string>>,
): string {
  return `?${new URLSearchParams(asked).toString()}`;
}
