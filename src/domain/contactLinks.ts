/**
 * The longest telephone number and e-mail address accepted, spaces included (RFC 5321: 64 before the @, 255 after it).
 * A record can contain anything, and the patterns below would take seconds for a hundred thousand spaces.
 */
const maxLength = { phone: 40, mail: 330 };

/**
 * The `tel:` link of a telephone number from a record: digits with spaces, dots, hyphens and brackets, and perhaps a
 * leading +. Undefined where the text is no number; show it as text then.
 */
export function phoneLink(text: string): string | undefined {
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
