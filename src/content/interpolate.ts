/** Puts values in the places of a text: 'Book with {vet}' with { vet: 'Dr Nair' } → 'Book with Dr Nair'. */
export function interpolate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
