/** Browsers take minutes to lay out the 50,000 letters of a hostile record. */
const longestText = 600;

/** `most`: characters before the '…'; never splits a surrogate pair. */
export function shortened(text: string, most = longestText): string {
  // A character has at most two code units.
  const characters = Array.from(text.slice(0, 2 * most + 2));
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
}
