/** ['a', 'b', 'c'] → 'a, b and c'; with 'or' as `last`: 'a, b or c'. */
export function listOf(parts: readonly string[], last = 'and'): string {
  const [end = '', ...start] = parts.toReversed();
  return start.length === 0 ? end : `${start.toReversed().join(', ')} ${last} ${end}`;
}
