/** The known name that a misspelt one most likely stands for; undefined if none is close. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((other) => ({ other, distance: distanceOf(name.toLowerCase(), other.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance);
  if (!best || best.distance >= name.length) return undefined;
  return best.distance <= Math.max(2, name.length / 3) ? best.other : undefined;
}

/** What a message says of a misspelt name: the nearest known one, else some other remedy. */
export function didYouMean(name: string, names: readonly string[], otherwise: string): string {
  const near = nearest(name, names);
  return near ? `Did you mean ${near}?` : otherwise;
}

/** How many letters have to be added, removed or replaced. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1];
    for (let column = 1; column <= other.length; column += 1)
      next.push(
        Math.min(
          row[column]! + 1,
          next[column - 1]! + 1,
          row[column - 1]! + (one[at] === other[column - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1)!;
}
