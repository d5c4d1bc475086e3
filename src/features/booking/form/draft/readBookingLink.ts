import { bookingLinkKeys } from '#src/config/bookingLink.ts';
import { petTypes } from '#src/domain/bookingNames.ts';
import type { BookingAnswers, BookingVariant } from '#src/domain/bookingTypes.ts';
import type { Store } from '#src/domain/clinicDirectory.ts';
import { bookingVariants } from '#src/features/booking/form/rules/bookingVariants.ts';

export type LinkField = 'location' | 'appointmentType' | 'petType';

/** The values of a booking link, `/?store=12&type=Surgery&pet=Cat&vet=Dr+Nair#contacts`; '' for a missing one. */
export type FollowedLink = Pick<BookingAnswers, LinkField> & { vet: string };

/** Reads an address's query ('?store=12&…'); undefined without a booking link. */
export function readBookingLink(search: string): FollowedLink | undefined {
  const query = new URLSearchParams(search);
  if (!bookingLinkKeys.some((key) => query.has(key))) return undefined;
  const valueOf = (key: (typeof bookingLinkKeys)[number]) => query.get(key)?.trim() ?? '';
  const vet = valueOf('vet');
  return {
    location: valueOf('store'),
    appointmentType: valueOf('type'),
    petType: valueOf('pet'),
    vet: isName(vet) ? vet : '',
  };
}

/** Letters, spaces, dots, hyphens and apostrophes, 40 at most, because anybody can write a link. */
function isName(text: string): boolean {
  return /^\p{L}[\p{L}\p{M} .'’-]{0,39}$/u.test(text);
}

/** The query without the booking link: '?utm=a&store=12' → '?utm=a'; '' if nothing is left. */
export function withoutBookingLink(search: string): string {
  const query = new URLSearchParams(search);
  for (const key of bookingLinkKeys) query.delete(key);
  const rest = query.toString();
  return rest && `?${rest}`;
}

/**
 * Comments that begin 'With Dr Nair, please.', because a booking has no field for a vet (docs/product.md, section 4). Replaces
 * an earlier link's wish; English in every language, for the staff.
 */
export function withVetWish(comments: string, vet: string): string {
  const wish = `With ${vet}, please.`;
  const [first = '', ...rest] = comments.split('\n');
  const isWish = first === wish || /^With Dr [^,]+, please\.$/.test(first);
  return [wish, ...(isWish ? [] : [first]), ...rest].join('\n').trimEnd();
}

/** Returns a link's answers that are on offer, '' for any other, and in `notOffered` the fields of the others. */
export function matchBookingLink(
  link: FollowedLink,
  stores: readonly Store[],
  variant: BookingVariant,
  chosen?: Store,
) {
  const store = stores.find(({ id }) => id === link.location);
  const clinic = store ?? chosen;
  // Without a clinic, any clinic's type counts.
  const types = (clinic ? [clinic] : [undefined, ...stores]).flatMap((one) =>
    bookingVariants[variant].typesAt(one),
  );
  const answers = {
    location: store ? link.location : '',
    appointmentType: sameWord(types, link.appointmentType),
    petType: sameWord(petTypes, link.petType),
  };
  const fields = Object.keys(answers) as LinkField[];
  return { answers, notOffered: fields.filter((field) => link[field] && !answers[field]) };
}

/** Case-insensitive: a handwritten link may say 'cat'. */
function sameWord(words: readonly string[], asked: string): string {
  return words.find((word) => word.toLowerCase() === asked.toLowerCase()) ?? '';
}
