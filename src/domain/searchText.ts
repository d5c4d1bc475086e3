/** Lower case without Latin accents, so that 'Jose' finds 'José'. The marks of Indian scripts are letters and stay. */
export function normalise(text: string): string {
  // ASCII needs no more than this, which is many times faster and fits most records.
  if (/^[\n\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}
