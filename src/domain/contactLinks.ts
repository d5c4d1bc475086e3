import { plainDigits } from './text/digits.ts';

/** In characters: the patterns below are slow on hostile records. */
const maxLength = { phone: 40, mail: 330 };

/** '055555-00007' → '05555500007', '+' kept. Undefined if the text is no number. */
export function dialledNumber(written: string): string | undefined {
  const text = plainDigits(written.slice(0, maxLength.phone + 1));
  if (text.length > maxLength.phone || !/^\s*\+?[\d\s().-]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  if (digits.length < 5 || digits.length > 15) return undefined;
  return (text.trim().startsWith('+') ? '+' : '') + digits;
}

/** Undefined if the text is no number: show it as text. */
export function phoneLink(written: string): string | undefined {
  const number = dialledNumber(written);
  return number && `tel:${number}`;
}

/** Percent-encoded, so that it cannot add recipients or text. Undefined if it is no address. */
export function mailLink(text: string): string | undefined {
  if (text.length > maxLength.mail) return undefined;
  const match = /^\s*([^\s@,;:<>]+)@([^\s@,;:<>]+\.[^\s@,;:<>]+)\s*$/.exec(text);
  if (!match?.[1] || !match[2] || hasLoneSurrogate(text)) {
    return undefined;
  }
  return `mailto:${encodeURIComponent(match[1])}@${encodeURIComponent(match[2])}`;
}

/** encodeURIComponent throws on these. `\p{Surrogate}` takes 13 ms to set up. */
function hasLoneSurrogate(text: string): boolean {
  return /[\ud800-\udfff]/u.test(text);
}

/** In characters: Windows cuts addresses over 2,048. */
const maxAddressLength = 1900;
/** A Hindi letter takes 9 encoded characters. */
const maxSubjectLength = 800;

export interface Phone {
  /** '+91 00000 01234' */
  display: string;
  /** '+910000001234' */
  number: string;
  /** 'tel:+910000001234' */
  href: string;
  /** Most landlines do not. */
  whatsApp?: boolean;
}

export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** `isCut`: the end is missing, since links have a maximum length. */
interface MessageLink {
  href: string;
  isCut: boolean;
}

/** `number` with country code: '+910000001234'. */
export function whatsAppMessage(number: string, message: string): MessageLink {
  const head = `https://wa.me/${number.slice(1)}?text=`;
  const { text, isCut } = encodeUpTo(maxAddressLength - head.length, message);
  // Readable letters: the browser encodes them.
  const letters = /(?:%[89A-F][\dA-F])+/g;
  return { href: head + text.replace(letters, decodeURIComponent), isCut };
}

/** RFC 6068: CRLF, percent-encoded. Undefined if `to` is no address. */
export function mailMessage({ to, subject, body }: Mail): MessageLink | undefined {
  const address = mailLink(to);
  if (!address) return undefined;
  const title = subject.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const head = `${address}?subject=${encodeUpTo(maxSubjectLength, title).text}&body=`;
  const { text, isCut } = encodeUpTo(
    maxAddressLength - head.length,
    body.replace(/\r\n|\r|\n/g, '\r\n'),
  );
  return { href: head + text, isCut };
}

/** `length` counts encoded characters. */
function encodeUpTo(length: number, text: string): { text: string; isCut: boolean } {
  const more = encodeURIComponent('…');
  let encoded = '';
  let fitting = '';
  for (const character of text.replace(/[\ud800-\udfff]/gu, '\ufffd')) {
    encoded += encodeURIComponent(character);
    if (encoded.length + more.length <= length) fitting = encoded;
    if (encoded.length > length) return { text: fitting + more, isCut: true };
  }
  return { text: encoded, isCut: false };
}
