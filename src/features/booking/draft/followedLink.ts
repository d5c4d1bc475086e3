import type { BookingDraft, BookingVariant, Store } from '#src/domain/types.ts';
import { petTypes } from '#src/domain/visitNames.ts';
import { bookingVariants } from '#src/features/booking/rules/bookingVariants.ts';

/** The fields that a link can fill in. */
export type LinkField = 'location' | 'appointmentType' | 'petType';

/** The request of a booking link, `/?store=12&type=Surgery&pet=Cat&vet=Dr+Nair#contacts`. '' where it asks for nothing. */
export type FollowedLink = Pick<BookingDraft, LinkField> & {
  /** The vet whom the owner would like to see. */
  vet: string;
};

const queryKeys = ['store', 'type', 'pet', 'vet'] as const;

/** Reads an address's query ('?store=12&…'); undefined where it is no booking link. */
export function readBookingLink(search: string): FollowedLink | undefined {
  const query = new URLSearchParams(search);
  if (!queryKeys.some((key) => query.has(key))) return undefined;
  const [location, appointmentType, petType, vet] = queryKeys.map((key) => query.get(key)?.trim());
  return {
    location: location ?? '',
    appointmentType: appointmentType ?? '',
    petType: petType ?? '',
    vet: isName(vet ?? '') ? vet! : '',
  };
}

/** Letters, spaces, dots, hyphens and apostrophes, 40 at most: anybody can write a link. */
function isName(text: string): boolean {
  return /^\p{L}[\p{L}\p{M} .'’-]{0,39}$/u.test(text);
}

/** The query without the link's own keys: '?utm=a&store=12' → '?utm=a'; '' where nothing is left. */
export function withoutBookingLink(search: string): string {
  const query = new URLSearchParams(search);
  for (const key of queryKeys) query.delete(key);
  const rest = query.toString();
  return rest && `?${rest}`;
}

/**
 * Comments that begin with a wish, 'With Dr Nair, please.', because a booking has no field for a vet (docs/product.md, section 3).
 * It replaces the wish of an earlier link. It is English in every language: the staff read it.
 */
export function withVetWish(comments: string, vet: string): string {
  const wish = `With ${vet}, please.`;
  const [first = '', ...rest] = comments.split('\n');
  const isWish = first === wish || /^With Dr [^,]+, please\.$/.test(first);
  return [wish, ...(isWish ? [] : [first]), ...rest].join('\n').trimEnd();
}

interface LinkAnswers {
  answers: Pick<BookingDraft, LinkField>;
  /** The fields for which the link asks for something that isn't on offer. */
  missing: LinkField[];
}

/** The answers of a link that are on offer, '' for any other. */
export function answersOf(
  link: FollowedLink,
  clinics: readonly Store[],
  variant: BookingVariant,
): LinkAnswers {
  const clinic = clinics.find(({ id }) => String(id) === link.location);
  // Without a clinic any clinic may offer the type.
  const types = (clinic ? [clinic] : [undefined, ...clinics]).flatMap((one) =>
    bookingVariants[variant].typesAt(one),
  );
  const answers = {
    location: clinic ? link.location : '',
    appointmentType: sameWord(types, link.appointmentType),
    petType: sameWord(petTypes, link.petType),
  };
  const fields = Object.keys(answers) as LinkField[];
  return { answers, missing: fields.filter((field) => link[field] && !answers[field]) };
}

/** Ignores the case, because a link written by hand may say 'cat'. */
function sameWord(words: readonly string[], asked: string): string {
  return words.find((word) => word.toLowerCase() === asked.toLowerCase()) ?? '';
}
