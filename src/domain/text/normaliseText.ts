import { plainDigits } from './digits.ts';

/** Nasals that Devanagari may also write as a dot. */
const writtenNasal = /[ङञणनम]\u094d(?=[क-घच-झट-ढत-धप-भश-स])/g;

/** Folds case, accents, digits and spelling variants: 'José' → 'jose', 'मुम्बई' → 'मुंबई', 'फ़ोन' → 'फोन'. */
export function normaliseText(text: string): string {
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
