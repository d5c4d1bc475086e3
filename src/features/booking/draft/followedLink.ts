import type { BookingDraft, BookingVariant, Store } from '#src/domain/types.ts';
import { petTypes } from '#src/domain/visitNames.ts';
import { bookingVariants } from '#src/features/booking/rules/bookingVariants.ts';

/** What a booking link asks for: `/?store=12&type=Surgery&pet=Cat&vet=Dr+Nair#contacts`. '' where it names nothing. */
export interface BookingLink {
  /** The clinic's id as text. */
  clinic: string;
  type: string;
  pet: string;
  /** The name of the vet that the owner would like to see, as a wish in the comments carries it. */
  vet: string;
}

/** The link's own query keys. */
const keys = ['store', 'type', 'pet', 'vet'] as const;

/** Reads an address's query (`?store=12&…`); undefined where it is no booking link. */
export function readBookingLink(search: string): BookingLink | undefined {
  const query = new URLSearchParams(search);
  if (!keys.some((key) => query.has(key))) return undefined;
  const part = (key: (typeof keys)[number]) => (query.get(key) ?? '').trim();
  return { clinic: part('store'), type: part('type'), pet: part('pet'), vet: nameIn(part('vet')) };
}

/** A name, or '': letters, spaces, dots, hyphens and apostrophes, 40 at most. Anybody can write a link. */
function nameIn(text: string): string {
  return /^\p{L}[\p{L}\p{M} .'’-]{0,39}$/u.test(text) ? text : '';
}

/** The same query without the link's own parts: '?utm=a&store=12' → '?utm=a'; '' where nothing is left. */
export function withoutBookingLink(search: string): string {
  const query = new URLSearchParams(search);
  for (const key of keys) query.delete(key);
  const rest = query.toString();
  return rest && `?${rest}`;
}

/**
 * Comments that begin with a wish: 'With Dr Nair, please.' A booking has no field for a vet (docs/product.md, section 3). What
 * was written before stays, but for the wish that an earlier link put there (`earlierVet`): any other line is the owner's own. It is
 * English in every language: it is sent, the staff read it, and a draft is found with it by a page in another language.
 */
export function withVetWish(comments: string, vet: string, earlierVet = vet): string {
  const wishes = [vet, earlierVet].map((name) => `With ${name}, please.`);
  const others = comments.split('\n').filter((line) => !wishes.includes(line));
  return [wishes[0], ...others].join('\n').trimEnd();
}

/** A question of the form that a link can answer. */
export type LinkPart = 'location' | 'appointment type' | 'pet type';

interface LinkAnswers {
  answers: Partial<Pick<BookingDraft, 'location' | 'appointmentType' | 'petType'>> & {
    vet?: string;
  };
  /** The questions whose answers don't exist. */
  missing: LinkPart[];
}

/** The answers of a link that can be filled into a form; what doesn't exist is left out and named in `missing`. */
export function answersOf(
  link: BookingLink,
  clinics: readonly Store[],
  variant: BookingVariant,
): LinkAnswers {
  const clinic = clinics.find(({ id }) => String(id) === link.clinic);
  // Without a clinic the type is kept for the one that will be chosen.
  const types = (clinic ? [clinic] : [undefined, ...clinics]).flatMap((one) =>
    bookingVariants[variant].typesAt(one),
  );
  const answers: LinkAnswers['answers'] = {};
  const missing: LinkPart[] = [];

  if (clinic) answers.location = String(clinic.id);
  else if (link.clinic) missing.push('location');

  const type = sameWord(types, link.type);
  if (type) answers.appointmentType = type;
  else if (link.type) missing.push('appointment type');

  const pet = sameWord(petTypes, link.pet);
  if (pet) answers.petType = pet;
  else if (link.pet) missing.push('pet type');

  if (link.vet) answers.vet = link.vet;

  return { answers, missing };
}

/** Ignores the case, because a link written by hand may say 'cat'. */
function sameWord(words: readonly string[], asked: string): string | undefined {
  return words.find((word) => word.toLowerCase() === asked.toLowerCase());
}
