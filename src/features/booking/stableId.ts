/** A short hash of the parts, the same for the same parts: for a visit's id, not for secrets. */
export function stableId(parts: readonly string[]): string {
  const text = JSON.stringify(parts);
  return [1, 2].map((seed) => hash(text, seed)).join('-');
}

/** FNV-1a, 32 bits, in hexadecimal. */
function hash(text: string, seed: number): string {
  let value = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return (value >>> 0).toString(16).padStart(8, '0');
}
