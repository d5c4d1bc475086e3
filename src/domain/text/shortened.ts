/** A text of at most so many characters; where it is longer, its start and '…'. Never cuts a character in two. */
export function shortened(text: string, most: number): string {
  // No character takes more than two code units.
  const characters = Array.from(text.slice(0, 2 * most + 2));
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
}
