/** The query of a link that fills in the booking form: '?store=12&type=Surgery'. `vet` is asked for in the comments. */
export function bookingLink(asked: { store?: number; type?: string; vet?: string }): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(asked)) query.set(key, String(value));
  return `?${query.toString()}`;
}
