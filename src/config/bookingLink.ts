import { bookingHref } from './paths.ts';

/* A link that fills in a booking form: `/?store=12&type=Surgery&pet=Cat&vet=Dr+Nair#contacts`. */

export const bookingLinkKeys = ['store', 'type', 'pet', 'vet'] as const;

type Asked = Partial<Record<(typeof bookingLinkKeys)[number], string | undefined>>;

/** `form` is the form's address, with its anchor if any; `vet` goes into the comments. */
export function bookingLink(asked: Asked, form = bookingHref): string {
  const query = new URLSearchParams();
  for (const key of bookingLinkKeys) if (asked[key]) query.set(key, asked[key]);
  const [page, ...anchor] = form.split('#');
  const text = query.toString();
  return [text ? `${page}?${text}` : page, ...anchor].join('#');
}
