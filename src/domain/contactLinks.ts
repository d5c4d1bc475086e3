import { plainDigits } from './text/digits.ts';

/**
 * The longest telephone number and e-mail address accepted, spaces included (RFC 5321: 64 before the @, 255 after it).
 * A record can contain anything, and the patterns below would take seconds for a hundred thousand spaces.
 */
const maxLength = { phone: 40, mail: 330 };

/**
 * The `tel:` link of a telephone number from a record: digits with spaces, dots, hyphens and brackets, and perhaps a
 * leading +. Undefined where the text is no number; show it as text then.
 */
export function phoneLink(written: string): string | undefined {
  const text = plainDigits(written.slice(0, maxLength.phone + 1));
  if (text.length > maxLength.phone || !/^\s*\+?[\d\s().-]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  if (digits.length < 5 || digits.length > 15) return undefined;
  return `tel:${text.trim().startsWith('+') ? '+' : ''}${digits}`;
}

/**
 * The `mailto:` link of an e-mail address from a record. Everything but the @ is percent-encoded, so that it cannot add a
 * copy, a subject or a text to the message. Undefined where the text is no address; show it as text then.
 */
export function mailLink(text: string): string | undefined {
  if (text.length > maxLength.mail) return undefined;
  const match = /^\s*([^\s@,;:<>]+)@([^\s@,;:<>]+\.[^\s@,;:<>]+)\s*$/.exec(text);
  if (!match?.[1] || !match[2] || hasLoneSurrogate(text)) {
    return undefined;
  }
  return `mailto:${encodeURIComponent(match[1])}@${encodeURIComponent(match[2])}`;
}

/** encodeURIComponent throws on a lone surrogate. Not `\p{Surrogate}`: that takes 13 ms to set up. */
function hasLoneSurrogate(text: string): boolean {
  return /[\ud800-\udfff]/u.test(text);
}

/**
 * The longest address handed to another app, in characters: Windows, and browsers on it, refuse or cut what is over 2,048.
 */
const longestAddress = 1900;
/** 'Asking to change or cancel a visit: …' with its day and time: about 80 letters, which in Hindi are 9 encoded characters each. */
const longestSubject = 800;

/** A number to call, as it is written and as its link. */
export interface Phone {
  display: string;
  href: string;
  /** It takes WhatsApp, too: most landlines don't. */
  whatsApp?: boolean | undefined;
}

/** An e-mail as somebody will send it. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** The link to a message already written. What is too long for a link is left off at the end, with '…', and `isCut` says so. */
interface MessageDraft {
  href: string;
  isCut: boolean;
}

/** A WhatsApp message to the number of a `tel:` link with a country code. */
export function whatsAppDraft(tel: string, message: string): MessageDraft {
  const number = /^tel:\+(\d+)$/.exec(tel)?.[1] ?? '';
  const head = `https://wa.me/${number}?text=`;
  const { text, isCut } = encodeUpTo(longestAddress - head.length, message);
  // Letters stay letters: the browser encodes them, and a page's Hindi is a third as long.
  const letters = /(?:%[89A-F][\dA-F])+/g;
  return { href: head + text.replace(letters, decodeURIComponent), isCut };
}

/** The `mailto:` link of an e-mail already written (RFC 6068: percent-encoded, CRLF). Undefined where `to` is no address. */
export function mailDraft({ to, subject, body }: Mail): MessageDraft | undefined {
  const address = mailLink(to);
  if (!address) return undefined;
  const title = subject.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const head = `${address}?subject=${encodeUpTo(longestSubject, title).text}&body=`;
  const { text, isCut } = encodeUpTo(
    longestAddress - head.length,
    body.replace(/\r\n|\r|\n/g, '\r\n'),
  );
  return { href: head + text, isCut };
}

/** A text percent-encoded, of so many characters at most, and whether its end is missing. */
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
