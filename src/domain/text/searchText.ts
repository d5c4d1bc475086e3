import { plainDigits } from './digits.ts';

/** ङ्, ञ्, ण्, न् and म् before a consonant that takes a dot above in their place. */
const writtenNasal = /[ङञणनम]\u094d(?=[क-घच-झट-ढत-धप-भश-स])/g;

/**
 * Lower case without Latin accents, so that 'Jose' finds 'José', and with the digits of every script as 0 to 9. The marks of
 * Indian scripts are letters and stay: 'का' is not 'की'. What Devanagari writes in two ways is one: 'मुम्बई' and 'मुंबई', 'जाँच' and
 * 'जांच', 'फ़ोन' and 'फोन'. Joiners, which are not seen, go.
 */
export function normalise(text: string): string {
  // ASCII needs no more than this, which is many times faster and fits most records.
  if (/^[\n\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return plainDigits(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll('’', "'")
    .replace(writtenNasal, '\u0902')
    .normalize('NFC')
    .toLowerCase();
}
