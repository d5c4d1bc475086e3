import { plainDigits } from './digits.ts';

/**
 * Lower case without Latin accents, so that 'Jose' finds 'José', and with the digits of every script as 0 to 9. The marks of
 * Indian scripts are letters and stay: 'का' is not 'की'. Joiners, which are not seen, go.
 */
export function normalise(text: string): string {
  // ASCII needs no more than this, which is many times faster and fits most records.
  if (/^[\n\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return plainDigits(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u200c\u200d]/g, '')
    .normalize('NFC')
    .toLowerCase();
}
